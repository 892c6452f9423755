<?php
/* What a web server does: files as they are, everything else to WordPress. */
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path !== '/' && is_file($_SERVER['DOCUMENT_ROOT'] . $path)) {
    return false;
}
// Its files are links: by themselves they would look for the configuration of the machine.
defined('ABSPATH') || define('ABSPATH', $_SERVER['DOCUMENT_ROOT'] . '/');
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
