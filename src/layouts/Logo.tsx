import Link from 'next/link';
import type { Brand } from '@/layouts/frameProps';
import styles from './Logo.module.css';

interface LogoProps {
  readonly brand: Pick<Brand, 'name' | 'logo'>;
  readonly href: string;
  /** Under the name, where there is room. */
  readonly tagline?: string;
  /** `lazy` where it repeats far down the page. */
  readonly loading?: 'eager' | 'lazy';
}

/** The shop group's mark and name, leading home. */
export const Logo = ({ brand, href, tagline, loading }: LogoProps) => (
  <Link href={href} prefetch={false} className={styles.logo}>
    {/* eslint-disable-next-line @next/next/no-img-element -- a small SVG, ready-made */}
    <img src={brand.logo} alt="" width={44} height={44} loading={loading} className={styles.mark} />
    <span>
      <span className={styles.name}>{brand.name}</span>
      {tagline && <span className={styles.tagline}>{tagline}</span>}
    </span>
  </Link>
);
