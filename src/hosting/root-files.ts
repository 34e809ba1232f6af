import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HtmlConfig, RsbuildPlugin } from '@rsbuild/core'

/* No bundle references the icons, the preview picture and the manifest, so the plugin adds them to the build. */

const assets = fileURLToPath(new URL('../assets/', import.meta.url))

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'maskable' ? `icon-maskable-${size}.png` : `icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The addresses have no leading slash, because the demo may be in any folder of a host. */
export const manifest = {
  name: 'Portal de residentes',
  short_name: 'Residentes',
  description: 'Autorizá visitas, seguí los movimientos y gestioná tus lotes y obras.',
  lang: 'es-AR',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#f6f3ec',
  background_color: '#f6f3ec',
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
}

const appleIcon = 'icon-180.png'
const picture = { file: 'invitation.png', width: 1200, height: 630 }
const files = [appleIcon, ...manifest.icons.map(({ src }) => src), picture.file]

export const rootFiles = (): RsbuildPlugin => ({
  name: 'root-files',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      for (const file of files)
        compilation.emitAsset(file, new sources.RawSource(readFileSync(assets + file)))
      compilation.emitAsset('manifest.webmanifest', new sources.RawSource(JSON.stringify(manifest)))
    })
  },
})

const link = (rel: string, file: string) => ({
  tag: 'link',
  attrs: { rel, href: `/${file}` },
  publicPath: false,
})
const meta = (property: string, content: string) => ({ tag: 'meta', attrs: { property, content } })

/** The Open Graph tags, from which message apps build the preview of a link. Some apps need absolute URLs. */
const linkPreview = (portalUrl: string) => [
  meta('og:type', 'website'),
  meta('og:locale', 'es_AR'),
  meta('og:site_name', manifest.name),
  meta('og:title', 'Te invitaron · completá tus datos'),
  meta('og:description', 'Completá tus datos antes de llegar, y en la entrada te esperan.'),
  meta('og:image', `${portalUrl}/${picture.file}`),
  meta('og:image:width', String(picture.width)),
  meta('og:image:height', String(picture.height)),
  meta('og:image:alt', 'Te invitaron: completá tus datos'),
]

/** Adds the tags of the document head. `portalUrl` has no final slash, and is empty if the portal's URL is unknown. */
export const headTags =
  (portalUrl: string): Extract<HtmlConfig['tags'], (...parameters: never[]) => unknown> =>
  (tags, { entryName }) => [
    ...tags,
    link('apple-touch-icon', appleIcon),
    link('manifest', 'manifest.webmanifest'),
    ...(entryName === 'public' ? linkPreview(portalUrl) : []),
  ]
