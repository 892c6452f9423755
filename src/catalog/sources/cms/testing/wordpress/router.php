<?php
/* Serves existing files as they are, and passes everything else to WordPress. */
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path !== '/' && is_file($_SERVER['DOCUMENT_ROOT'] . $path)) {
    return false;
}
// WordPress's files are links, so without this they would load the configuration of the machine.
defined('ABSPATH') || define('ABSPATH', $_SERVER['DOCUMENT_ROOT'] . '/');
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
