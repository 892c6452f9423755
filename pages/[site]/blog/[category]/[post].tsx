export { BlogPostView as default } from '@/views/blogPost/BlogPostView';
export { getStaticPaths, getStaticProps } from '@/views/blogPost/server';
