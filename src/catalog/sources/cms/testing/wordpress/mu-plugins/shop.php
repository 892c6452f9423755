<?php
/* Adds the fields of multilingual and custom field plugins to the REST API. */
add_action('rest_api_init', function () {
    foreach (['post', 'page'] as $type) {
        register_rest_field($type, 'lang', [
            'get_callback' => fn($item) => get_post_meta($item['id'], 'lang', true) ?: 'en',
        ]);
        register_rest_field($type, 'translations', [
            'get_callback' => fn($item) => get_post_meta($item['id'], 'translations', true) ?: new stdClass(),
        ]);
    }
});
add_action('init', function () {
    foreach (['audiences', 'menu', 'activities', 'key'] as $name) {
        foreach (['post', 'page'] as $type) {
            register_post_meta($type, $name, ['type' => 'string', 'single' => true, 'show_in_rest' => true]);
        }
    }
});
add_filter('wp_is_application_passwords_available', '__return_true');
