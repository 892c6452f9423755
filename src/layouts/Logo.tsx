import { BrandMark } from '@/components/BrandMark';
import { Link } from '@/components/Link';
import styles from './Logo.module.css';

interface LogoProps {
  readonly name: string;
  /** On the ground that it stands on. */
  readonly logo: string;
  readonly href: string;
  /** Under the name, where there is room. */
  readonly tagline?: string;
  /** `lazy` where it repeats far down the page. */
  readonly loading?: 'first' | 'lazy';
}

/** The shop group's mark and name, leading home. */
export const Logo = ({ name, logo, href, tagline, loading }: LogoProps) => (
  <Link href={href} className={styles.logo}>
    <BrandMark logo={logo} alt="" size={44} loading={loading} className={styles.mark} />
    <span>
      <span className={styles.name}>{name}</span>
      {tagline && <span className={styles.tagline}>{tagline}</span>}
    </span>
  </Link>
);
