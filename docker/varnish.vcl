vcl 4.1;

# Varnish 7 in front of two instances of the shop. Only what comes with Varnish itself is used. docs/decisions/0031 says
# why things are as they are.

import directors;
import purge;
import std;

# Ready, and not only alive: an instance that drains says so here and is left out, with what it was asked already answered.
probe ready {
    .url = "/api/ready";
    .interval = 1s;
    .timeout = 3s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# A renderer that is being started anew may take 20 s to answer, and the server before it waits for it.
backend shop1 {
    .host = "shop1";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 30s;
    .between_bytes_timeout = 30s;
    .probe = ready;
}

backend shop2 {
    .host = "shop2";
    .port = "3000";
    .connect_timeout = 1s;
    .first_byte_timeout = 30s;
    .between_bytes_timeout = 30s;
    .probe = ready;
}

# Who may say that pages are out of date: the instances (PURGE_URLS).
acl refreshers {
    "localhost";
    "127.0.0.0"/8;
    "::1";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
    "fd00::"/8;
}

sub vcl_init {
    new shops = directors.round_robin();
    shops.add_backend(shop1);
    shops.add_backend(shop2);
}

sub vcl_recv {
    # What a client says in headers of our own is not ours.
    if (req.restarts == 0) {
        unset req.http.X-Key;
        unset req.http.X-Path;
        unset req.http.X-Query;
        unset req.http.X-Wait;
        unset req.http.X-Any-Age;
    }

    # GET http://host/path: the address counts, not the header (RFC 9112, section 3.2.2).
    if (req.url ~ "(?i)^https?://") {
        set req.http.Host = regsub(req.url, "(?i)^https?://([^/?]*).*$", "\1");
        set req.url = regsub(req.url, "(?i)^https?://[^/?]*", "");
        if (req.url !~ "^/") {
            set req.url = "/" + req.url;
        }
    }
    if (!req.http.Host) {
        return (synth(400));
    }
    set req.http.Host = regsub(std.tolower(req.http.Host), "\.?(:[0-9]*)?$", "");
    set req.backend_hint = shops.backend();

    # Whoever came through a proxy is known by the addresses in this header: Varnish has appended the one it sees.
    if (req.method == "PURGE" && (client.ip !~ refreshers || req.http.X-Forwarded-For ~ ",")) {
        return (synth(405));
    }
    if (req.method != "GET" && req.method != "HEAD" && req.method != "PURGE") {
        # The same cart or enquiry twice is one, so another instance may be asked where the first one is gone.
        if (req.method == "POST" && req.url ~ "^/api/(cart|enquiry)$") {
            std.cache_req_body(128KB);
        }
        return (pass);
    }

    # Drafts, and what leads to them and away. Health is each instance's own.
    if (req.http.Cookie ~ "(^|;\s*)__(prerender_bypass|next_preview_data)=" ||
        req.url ~ "^/api/(preview|health|ready|build)([/?]|$)") {
        return (pass);
    }

    # Who asks never changes a page (decision 21), and Next's own headers are not for visitors.
    unset req.http.Cookie;
    unset req.http.Authorization;
    unset req.http.x-nextjs-data;
    unset req.http.x-prerender-revalidate;
    unset req.http.x-prerender-revalidate-if-generated;

    # The one kind of answer that differs by what a browser can show.
    if (req.url !~ "^/_ipx/") {
        unset req.http.Accept;
    } elsif (req.http.Accept ~ "image/avif") {
        set req.http.Accept = "image/avif,image/webp,*/*";
    } elsif (req.http.Accept ~ "image/webp") {
        set req.http.Accept = "image/webp,*/*";
    } else {
        set req.http.Accept = "*/*";
    }

    # No page depends on its query, but a redirect takes it along: the shop is asked without it first. Of everything else
    # the query counts, whatever its order, without what only those who measure campaigns read.
    set req.http.X-Path = regsub(req.url, "\?.*$", "");
    if (req.url ~ "\?") {
        set req.http.X-Query = regsub(req.url, "^[^?]*", "");
    }
    if (req.http.X-Path ~ "^/(api|_ipx)/" || req.http.X-Path ~ "^/[^/]+\.[a-z]+$") {
        set req.http.X-Key = regsuball(req.url, "([?&])(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[ce]id|_ga|_gl)=[^&]*", "\1");
        set req.http.X-Key = regsuball(req.http.X-Key, "&&+", "&");
        set req.http.X-Key = regsub(regsub(req.http.X-Key, "\?&", "?"), "[?&]$", "");
        set req.http.X-Key = std.querysort(req.http.X-Key);
        set req.http.X-Path = req.http.X-Key;
    } else {
        set req.http.X-Key = req.http.X-Path;
    }

    if (req.method == "PURGE") {
        set req.hash_ignore_busy = true;
    }

    # Somebody who waits for a page that was refreshed is not to get the old one, unless there is no other (vcl_synth).
    if (req.http.X-Wait) {
        set req.grace = 0s;
    } else {
        set req.grace = 24h;
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.X-Key);
    hash_data(req.http.Host);
    return (lookup);
}

# A page that is refreshed is out of date at once and kept all the same: should the shop be away, the old one is better
# than none. Its grace tells it from pages whose window is over.
sub refresh {
    purge.soft(0s, 23h, 0s);
}

sub vcl_hit {
    if (req.method == "PURGE") {
        call refresh;
        return (synth(200));
    }
    # Nobody is shown what was taken out of service, while there is an instance to make it anew. Once that has failed, it
    # is a page past its window like any other.
    if (obj.ttl <= 0s && obj.grace <= 23h) {
        if (!req.http.X-Any-Age && std.healthy(req.backend_hint)) {
            set req.http.X-Wait = "1";
            return (restart);
        }
        if (req.http.X-Any-Age) {
            purge.soft(0s, 24h, 0s);
        }
    }
    return (deliver);
}

sub vcl_miss {
    if (req.method == "PURGE") {
        call refresh;
        return (synth(200));
    }
    return (fetch);
}

sub vcl_backend_fetch {
    if (bereq.http.X-Path && bereq.retries == 0) {
        set bereq.url = bereq.http.X-Path;
    }
    if (bereq.http.X-Tried == "1") {
        set bereq.backend = shop2;
    } elsif (bereq.http.X-Tried == "2") {
        set bereq.backend = shop1;
    }
    unset bereq.http.X-Key;
    unset bereq.http.X-Path;
    unset bereq.http.X-Any-Age;
    if (bereq.http.X-Wait) {
        set bereq.first_byte_timeout = 5s;
    }
}

# The other instance, in whatever turn the director is.
sub try_other {
    if (beresp.backend == shop1) {
        set bereq.http.X-Tried = "1";
    } else {
        set bereq.http.X-Tried = "2";
    }
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    # During a rolling deploy a file of one build is known to those instances alone that have it.
    if ((beresp.status >= 500 || (beresp.status == 404 && bereq.url ~ "^/_next/")) && !bereq.http.X-Tried) {
        call try_other;
        return (retry);
    }
    if (beresp.status >= 500) {
        # The page that is there is better, and an answer would take its place.
        if (bereq.is_bgfetch || bereq.http.X-Wait) {
            return (abandon);
        }
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # Asked once more as the visitor has asked, since the query goes along.
    if (beresp.status >= 300 && beresp.status < 400 && beresp.status != 304) {
        if (bereq.http.X-Query && bereq.url !~ "\?") {
            set bereq.url = bereq.url + bereq.http.X-Query;
            return (retry);
        }
        set beresp.ttl = 10s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # What says nothing of how long it may be kept is not; nor is what is one visitor's.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]" ||
        beresp.http.Cache-Control ~ "(no-store|no-cache|private)" ||
        (bereq.url ~ "^/api/" && beresp.http.Cache-Control !~ "s-maxage=")) {
        set beresp.ttl = 60s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # Its time to live is what the shop says is left of the window: a second for a page that is out of date already. From
    # then on it is shown while a new one is fetched behind, and for a day if there is none to be had. What is unknown may
    # have come to be: that is asked for again.
    if (beresp.status == 200) {
        set beresp.grace = 24h;
    } else {
        set beresp.grace = 0s;
    }
    set beresp.keep = 0s;
    if (beresp.http.Content-Type ~ "^(text/|application/(json|javascript|manifest\+json|xml|rss\+xml)|image/svg)") {
        set beresp.do_gzip = true;
    }
    return (deliver);
}

sub vcl_backend_error {
    if (!bereq.http.X-Tried) {
        call try_other;
        return (retry);
    }
    if (bereq.is_bgfetch || bereq.http.X-Wait) {
        return (abandon);
    }
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    set beresp.body = "The shop cannot be reached just now. Please try again in a moment." + {"
"};
    return (deliver);
}

sub vcl_synth {
    # It could not be made anew: now whatever is there will do.
    if (req.http.X-Wait && resp.status >= 500 && req.restarts < 3) {
        unset req.http.X-Wait;
        set req.http.X-Any-Age = "1";
        return (restart);
    }
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    set resp.body = resp.reason + {"
"};
    return (deliver);
}

sub vcl_deliver {
    if (obj.uncacheable) {
        set resp.http.X-Cache = "pass";
    } elsif (obj.hits == 0) {
        set resp.http.X-Cache = "miss";
    } elsif (obj.ttl <= 0s) {
        set resp.http.X-Cache = "stale";
    } else {
        set resp.http.X-Cache = "hit";
    }
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    return (deliver);
}
