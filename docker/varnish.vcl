vcl 4.1;

# Varnish 7 as cache server for two instances of the shop. It uses only modules that come with Varnish.
# docs/decisions/0031 has the reasons.
#
# It listens on two ports: one for visitors, and one for purges, which no visitor can reach:
#   varnishd ... -a :80 -a purge=:8082

import directors;
import purge;
import std;

# Checks readiness, not only liveness: an instance that drains reports it here and gets no new requests, but still
# responds to those that it already has.
probe ready {
    .url = "/api/ready";
    .interval = 1s;
    .timeout = 3s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# A renderer that restarts may take 20 s to respond, and the shop's own cache server waits for it.
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

# The addresses that may purge pages, at the port for purges: the instances (PURGE_URLS).
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
    # Clients must not set our internal headers.
    if (req.restarts == 0) {
        unset req.http.X-Key;
        unset req.http.X-Path;
        unset req.http.X-Query;
        unset req.http.X-Wait;
        unset req.http.X-Any-Age;
        unset req.http.X-Tried;
    }

    # GET http://host/path: the host of the URL takes precedence over the header (RFC 9112, section 3.2.2).
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

    # Each port has its own methods. The address alone does not tell a visitor from an instance: a load balancer or the
    # container network gives visitors a private address.
    if (req.method == "PURGE" && (local.socket != "purge" || client.ip !~ refreshers)) {
        return (synth(405));
    }
    if (req.method != "PURGE" && local.socket == "purge") {
        return (synth(405));
    }
    if (req.method != "GET" && req.method != "HEAD" && req.method != "PURGE") {
        # Carts and enquiries are idempotent, so if one instance fails, Varnish may retry the other.
        if (req.method == "POST" && req.url ~ "^/api/(cart|enquiry)$") {
            std.cache_req_body(128KB);
        }
        return (pass);
    }

    # Drafts, and the calls that open and close them, are not cached. Nor is the health of an instance, nor a trip or the
    # document of a proposal, which are shown by their cookies. The stream of a trip has a comment every 20 s, within `between_bytes_timeout`.
    if (req.http.Cookie ~ "(^|;\s*)preview_session=" ||
        req.url ~ "^/api/(preview|health|ready|build|trip|proposal)([/?]|$)") {
        return (pass);
    }

    # A page does not depend on the visitor (decision 21), and visitors must not send Next's internal headers.
    unset req.http.Cookie;
    unset req.http.Authorization;
    unset req.http.x-nextjs-data;
    unset req.http.x-prerender-revalidate;
    unset req.http.x-prerender-revalidate-if-generated;
    # A cached response must not have the id or the trace of one visitor's request.
    unset req.http.X-Request-Id;
    unset req.http.traceparent;
    unset req.http.tracestate;

    # Only pictures vary by the formats that a browser accepts. Browsers that refuse a type, or accept only a few named
    # types, are rare: their requests go to the shop.
    if (req.url !~ "^/_ipx/") {
        unset req.http.Accept;
    } elsif (!req.http.Accept) {
        set req.http.Accept = "*/*";
    } elsif (req.http.Accept ~ "(?i);\s*q=0(\.0*)?\s*([,;]|$)" && req.method != "PURGE") {
        return (pass);
    } elsif (req.http.Accept ~ "(?i)(^|[,\s])image/webp\s*([,;]|$)") {
        set req.http.Accept = "image/webp,*/*";
    } elsif (req.http.Accept ~ "(?i)(^|[,\s])image/avif\s*([,;]|$)") {
        set req.http.Accept = "image/avif,*/*";
    } elsif (req.http.Accept ~ "(?i)(^|[,\s])(\*|image)/\*" || req.method == "PURGE") {
        set req.http.Accept = "*/*";
    } else {
        return (pass);
    }

    # No page depends on its query, but a redirect keeps it: Varnish first requests the page without the query. For all
    # other URLs the query is part of the key, sorted and without the parameters of campaign tracking.
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

    # A request that waits for a purged page must not get the old version, unless there is no other (vcl_synth).
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

# A purged page is stale at once but stays in the cache: if the shop is down, the old version is better than none. Its
# grace distinguishes it from pages whose revalidation period is over.
sub refresh {
    purge.soft(0s, 23h, 0s);
}

sub vcl_hit {
    if (req.method == "PURGE") {
        call refresh;
        return (synth(200));
    }
    # A purged page is not served while an instance is healthy and can render it. Once that has failed, the page is
    # treated like any other whose revalidation period is over.
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

# Selects the other instance, independent of the director's order.
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
    # During a rolling deploy, only the instances with a certain build have the files of that build.
    if ((beresp.status >= 500 || (beresp.status == 404 && bereq.url ~ "^/_next/")) && !bereq.http.X-Tried) {
        call try_other;
        return (retry);
    }
    if (beresp.status >= 500) {
        # The cached page is better, and this response would replace it.
        if (bereq.is_bgfetch || bereq.http.X-Wait) {
            return (abandon);
        }
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # A redirect keeps the query, so Varnish retries with the visitor's query.
    if (beresp.status >= 300 && beresp.status < 400 && beresp.status != 304) {
        if (bereq.http.X-Query && bereq.url !~ "\?") {
            set bereq.url = bereq.url + bereq.http.X-Query;
            return (retry);
        }
        set beresp.ttl = 10s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # Responses without a lifetime, and responses for one visitor, are not cached.
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]" ||
        beresp.http.Cache-Control ~ "(no-store|no-cache|private)" ||
        (bereq.url ~ "^/api/" && beresp.http.Cache-Control !~ "s-maxage=")) {
        set beresp.ttl = 60s;
        set beresp.uncacheable = true;
        return (deliver);
    }
    # The TTL is the rest of the revalidation period, as set by the shop: one second for a page that is already stale.
    # After the TTL, the page is served while a new version is fetched in the background, and for up to a day if that
    # fails. Other statuses get no grace: a page that was not found may exist by now.
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
    # The page could not be rendered, so a version of any age is served.
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
