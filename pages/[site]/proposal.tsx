export { ProposalView as default } from '@/views/proposal/ProposalView';
export { getStaticPaths, getStaticProps } from '@/views/proposal/server';
