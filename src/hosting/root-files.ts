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

const buildLinkTag = (rel: string, href: string) => ({
  tag: 'link',
  attrs: { rel, href },
  publicPath: false,
})

/** Loads the configuration together with the scripts. `src/config.ts` requests it with the same mode and credentials. */
const buildConfigurationTag = (href: string) => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as: 'fetch', crossorigin: true },
  publicPath: false,
})

/**
 * The page of a shared pass needs no configuration. The sign-in requests it after the first paint, because requests delay the paint; the
 * configuration still comes before the scripts.
 */
const entriesWithoutConfiguration: ReadonlySet<string> = new Set(['shared-pass', 'login'])

const buildMetaTag = (property: string, content: string) => ({ tag: 'meta', attrs: { property, content } })

interface Preview {
  title: string
  description: string
  picture: { file: string; width: number; height: number; alt: string }
}

const invitationPreview: Preview = {
  title: 'Te invitaron · completá tus datos',
  description: 'Completá tus datos antes de llegar, y en la entrada te esperan.',
  picture: { ...picture, alt: 'Te invitaron: completá tus datos' },
}

/** The server adds the days to the title (`pass-preview.ts`). */
export const passPreview: Preview = {
  title: 'Pase de ingreso',
  description: 'El código para la entrada, el día, el horario y cómo llegar.',
  picture: { file: 'icon-512.png', width: 512, height: 512, alt: 'Portal de residentes' },
}

/** The preview of the links to an entry. An entry without one is opened inside the portal. */
const previews: Readonly<Record<string, Preview>> = {
  public: invitationPreview,
  invite: invitationPreview,
  'shared-pass': passPreview,
}

/** Builds the Open Graph tags, from which messengers build the preview of a link. Some need absolute URLs. */
const buildPreviewTags = (portalAddress: string, preview: Preview) => [
  buildMetaTag('og:type', 'website'),
  buildMetaTag('og:locale', 'es_AR'),
  buildMetaTag('og:site_name', manifest.name),
  buildMetaTag('og:title', preview.title),
  buildMetaTag('og:description', preview.description),
  buildMetaTag('og:image', portalAddress + preview.picture.file),
  buildMetaTag('og:image:width', String(preview.picture.width)),
  buildMetaTag('og:image:height', String(preview.picture.height)),
  buildMetaTag('og:image:alt', preview.picture.alt),
]

/**
 * Creates the function that adds tags to the `<head>` of each HTML file. `basePath` is the path of the portal's folder, with a slash
 * at both ends. `portalUrl` is the URL of this folder without its final slash; it is empty if the URL is unknown.
 */
export const createHeadTags =
  (basePath: string, portalUrl: string): Extract<HtmlConfig['tags'], (...parameters: never[]) => unknown> =>
  (tags, { entryName }) => {
    const preview = previews[entryName]
    return [
      ...tags,
      buildLinkTag('apple-touch-icon', basePath + appleIcon),
      buildLinkTag('manifest', `${basePath}manifest.webmanifest`),
      ...(entriesWithoutConfiguration.has(entryName)
        ? []
        : [buildConfigurationTag(`${basePath}config.json`)]),
      ...(preview ? buildPreviewTags(portalUrl === '' ? basePath : `${portalUrl}/`, preview) : []),
    ]
  }
