import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HtmlConfig, RsbuildPlugin } from '@rsbuild/core'

/* No bundle references the icons, the picture of the link preview or the manifest, so a plugin adds them to the build. */

const assets = fileURLToPath(new URL('../assets/', import.meta.url))

const buildIcon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'maskable' ? `icon-maskable-${size}.png` : `icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest. Its URLs are relative, because a host may serve the demo from any folder. */
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
  icons: [buildIcon(192, 'any'), buildIcon(512, 'any'), buildIcon(512, 'maskable')],
}

const appleIcon = 'icon-180.png'
const picture = { file: 'invitation.png', width: 1200, height: 630 }
const files = [appleIcon, ...manifest.icons.map(({ src }) => src), picture.file]

export const createRootFilesPlugin = (): RsbuildPlugin => ({
  name: 'root-files',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      for (const file of files)
        compilation.emitAsset(file, new sources.RawSource(readFileSync(assets + file)))
      compilation.emitAsset('manifest.webmanifest', new sources.RawSource(JSON.stringify(manifest)))
    })
  },
})

const buildLinkTag = (rel: string, file: string) => ({
  tag: 'link',
  attrs: { rel, href: `/${file}` },
  publicPath: false,
})

/** Loads the configuration together with the scripts. `src/config.ts` requests it with the same mode and credentials. */
const configurationTag = {
  tag: 'link',
  attrs: { rel: 'preload', href: '/config.json', as: 'fetch', crossorigin: true },
  publicPath: false,
}

const buildMetaTag = (property: string, content: string) => ({ tag: 'meta', attrs: { property, content } })

/** Builds the Open Graph tags, from which messengers build the preview of an invitation link. Some need absolute URLs. */
const buildPreviewTags = (portalUrl: string) => [
  buildMetaTag('og:type', 'website'),
  buildMetaTag('og:locale', 'es_AR'),
  buildMetaTag('og:site_name', manifest.name),
  buildMetaTag('og:title', 'Te invitaron · completá tus datos'),
  buildMetaTag('og:description', 'Completá tus datos antes de llegar, y en la entrada te esperan.'),
  buildMetaTag('og:image', `${portalUrl}/${picture.file}`),
  buildMetaTag('og:image:width', String(picture.width)),
  buildMetaTag('og:image:height', String(picture.height)),
  buildMetaTag('og:image:alt', 'Te invitaron: completá tus datos'),
]

/**
 * Creates the function that adds tags to the `<head>` of each HTML file. `portalUrl` has no final slash; it is empty if the
 * URL of the portal is unknown.
 */
export const createHeadTags =
  (portalUrl: string): Extract<HtmlConfig['tags'], (...parameters: never[]) => unknown> =>
  (tags, { entryName }) => [
    ...tags,
    buildLinkTag('apple-touch-icon', appleIcon),
    buildLinkTag('manifest', 'manifest.webmanifest'),
    configurationTag,
    ...(entryName === 'public' || entryName === 'invite' ? buildPreviewTags(portalUrl) : []),
  ]
