import { BrandMark } from '@/ui/components/BrandMark';
import { Link } from '@/ui/components/Link';
import styles from './Logo.module.css';

interface LogoProps {
  readonly name: string;
  /** In the variant for the ground below it. */
  readonly logo: string;
  readonly href: string;
  /** Below the name, if there is room. */
  readonly tagline?: string;
  /** `lazy` for a repetition far down the page. */
  readonly loading?: 'first' | 'lazy';
}

/** The shop group's logo and name, linked to the home page. */
export const Logo = ({ name, logo, href, tagline, loading }: LogoProps) => (
  <Link href={href} className={styles.logo}>
    <BrandMark logo={logo} alt="" size={44} loading={loading} className={styles.mark} />
    <span>
      <span className={styles.name}>{name}</span>
      {tagline && <span className={styles.tagline}>{tagline}</span>}
    </span>
  </Link>
);
