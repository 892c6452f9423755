export { sitemapEndpoint as default } from '@/views/hostFiles/sitemap/server';
