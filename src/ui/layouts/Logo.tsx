import type { CSSProperties } from 'react';
import { BrandMark } from '@/ui/components/BrandMark';
import { Link } from '@/ui/components/Link';
import { buildLogoUrl } from '@/ui/images/buildImageUrl';
import styles from './Logo.module.css';

interface LogoProps {
  readonly name: string;
  /** In the variant for the ground below it. */
  readonly logo: string;
  readonly href: string;
  /** Below the name, if there is room. */
  readonly tagline?: string;
  /** A repetition of the header's logo far down the page. */
  readonly isRepeated?: boolean;
}

interface LogoStyle extends CSSProperties {
  readonly '--logo': string;
}

const toLogoStyle = (logo: string): LogoStyle => ({ '--logo': `url("${buildLogoUrl(logo)}")` });

/** The shop group's logo and name, linked to the home page. */
export const Logo = ({ name, logo, href, tagline, isRepeated = false }: LogoProps) => (
  <Link href={href} className={styles.logo}>
    {isRepeated ? (
      // A decoration, which does not count among the first pictures of the page.
      <span className={`${styles.mark} ${styles.repeated}`} style={toLogoStyle(logo)} />
    ) : (
      <BrandMark logo={logo} alt="" size={44} className={styles.mark} />
    )}
    <span>
      <span className={styles.name}>{name}</span>
      {tagline && <span className={styles.tagline}>{tagline}</span>}
    </span>
  </Link>
);
