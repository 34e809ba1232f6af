import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

/* The licences of the packages whose code is in the scripts of the residents' build. Most of them require their text with copies. */

/** A package in the scripts. `licence` is an SPDX expression such as `MIT`; `text` is empty if the package has no text. */
export interface ShippedPackage {
  name: string
  version: string
  licence: string
  text: string
}

/** The file in the residents' build that lists the packages. */
export const licenceFile = 'THIRD_PARTY_LICENSES.txt'

/** The bundler, whose runtime is part of each script. */
const bundlerFolder = 'node_modules/@rspack/core'

/** Returns the folder of the package that a module belongs to; undefined for a module of the portal. */
export const findPackageFolder = (module: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0]

/** The copyright notices of packages that contain no text of their licence. Their text is the standard text of the licence. */
const notices: Record<string, string> = {
  '@headless-tree/core': 'Copyright (c) Lukas Bach',
  '@headless-tree/react': 'Copyright (c) Lukas Bach',
  formik: 'Copyright 2020 Formik, Inc.',
}

const mitText = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/** Returns the standard text of a licence; an empty text for other licences. TypeScript has the Apache License without additions. */
function getStandardText(licence: string): string {
  if (licence === 'MIT') return mitText
  if (licence !== 'Apache-2.0') return ''
  return readFileSync(createRequire(import.meta.url).resolve('typescript/LICENSE.txt'), 'utf8').trim()
}

/** Reads the name, version and licence of the package in a folder. */
export function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file))
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  // Very old packages have an object here.
  const licence = typeof license === 'string' ? license : (license?.type ?? '')
  if (texts.length === 0 && notices[name]) texts.push(notices[name], getStandardText(licence))
  return { name, version, licence, text: texts.join('\n\n') }
}

const line = '='.repeat(80)

/** Formats the file, one section for each package. */
export const formatLicences = (packages: readonly ShippedPackage[]): string =>
  packages
    .map(
      ({ name, version, licence, text }) => `${line}\n${name} ${version}\nLicence: ${licence}\n\n${text}\n`,
    )
    .join('\n')

/** Reads a file that `formatLicences` has formatted. */
export const parseLicences = (file: string): ShippedPackage[] =>
  file
    .split(`${line}\n`)
    .slice(1)
    .map((section) => {
      const [, name = '', version = '', licence = '', text = ''] =
        /^(\S+) (\S*)\nLicence: ([^\n]*)\n\n(.*)$/s.exec(section) ?? []
      return { name, version, licence, text: text.trim() }
    })

/** A module of the bundler, or several that it has joined into one. */
interface BundledModule {
  resource?: string
  modules?: readonly BundledModule[]
}

/** Lists the files of a module. */
const listFiles = ({ resource, modules = [] }: BundledModule): string[] => [
  ...(resource ? [resource] : []),
  ...modules.flatMap(listFiles),
]

/** Lists the folders of the packages whose modules are in the scripts of a build. */
function listPackageFolders({ compilation: { modules, chunkGraph } }: Rspack.Stats): string[] {
  const shippedModules = [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0)
  const files = shippedModules.flatMap((module) => listFiles(module as BundledModule))
  return files.flatMap((file) => findPackageFolder(file) ?? [])
}

/** Creates a plugin that writes the licences into the residents' build. */
export const createLicencePlugin = (): RsbuildPlugin => ({
  name: 'third-party-licences',
  setup(api) {
    const folders = new Set<string>([join(api.context.rootPath, bundlerFolder)])
    let target = ''
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      // Only the build runs the program of this environment.
      if (environment.name === 'prerender' || !stats) return
      if (environment.name === 'web') target = environment.distPath
      for (const folder of listPackageFolders(stats)) folders.add(folder)
    })
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasErrors()) return
      const packages = [...folders]
        .map(readPackage)
        .sort((left, right) => left.name.localeCompare(right.name))
      writeFileSync(join(target, licenceFile), formatLicences(packages))
    })
  },
})
