import { getSiteTheme } from '@/ui/themes/brands';
import { buildPath } from '@/config/sites/paths';
import { favicon } from '../favicon/favicon';
import { createHostFile } from '../createHostFile';

const listIcons = (icon: string) => [
  { src: `${icon}.svg`, type: 'image/svg+xml', sizes: 'any' },
  ...[192, 512].map((size) => ({
    src: `${icon}.${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
  })),
  // With padding around the mark, for systems that crop icons.
  { src: `${icon}.512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

/** `GET /manifest.webmanifest`: the web app manifest of the host's shop. */
export const manifestEndpoint = createHostFile(async ({ site, getContext }) => {
  const { group, groupTexts } = await getContext();
  const { palette } = getSiteTheme(site.theme, group.id);
  const home = buildPath(site, 'home');
  const manifest = {
    id: home,
    name: `${group.name}: ${groupTexts.tagline}`,
    short_name: group.name,
    description: groupTexts.description,
    lang: site.lang,
    dir: 'ltr',
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    background_color: palette.background.default,
    theme_color: palette.deep,
    icons: listIcons(favicon(group.id)),
  };
  return { type: 'application/manifest+json', text: JSON.stringify(manifest) };
});
