export { sitemapEndpoint as default } from '@/views/sitemap/server';
