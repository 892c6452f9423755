export { DocumentView as default } from '@/views/proposalDocument/DocumentView';
export { getStaticPaths, getStaticProps } from '@/views/proposalDocument/server';
