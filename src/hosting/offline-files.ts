import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { RsbuildPlugin } from '@rsbuild/core'
import { passWorkerScript, workerScript } from './page-policies.ts'

/** The chunks of a pass and of the sign-in, which also show offline: the entry `index`, and names from `import()` calls. */
const offlineChunks = ['index', 'shell', 'home', 'pass', 'qr', 'sign-in', 'sign-in-steps']
/**
 * The offline files whose names have no content hash. The icon of the tab is not among them: browsers keep it themselves, and Firefox
 * logs an error if a page is left while a service worker responds with it.
 */
const offlineFiles = ['index.html']

/** The entry and the files of the page of a shared pass, which has a service worker of its own. */
const passEntry = 'shared-pass'
const passFiles = ['shared-pass.html']

const hashFile = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Replaces a name in a built script by a value. */
function insertValue(script: string, name: string, value: unknown): void {
  const text = readFileSync(script, 'utf8')
  if (!text.includes(name)) throw new Error(`${script} does not contain ${name}`)
  writeFileSync(script, text.replace(name, JSON.stringify(value)))
}

/**
 * Creates a plugin that writes the lists of offline files into the built service workers. `basePath` is the folder of the build, with a
 * slash at both ends.
 */
export const createOfflineFilesPlugin = (basePath: string): RsbuildPlugin => ({
  name: 'offline-files',
  setup(api) {
    const offlineEntries: { url: string; revision: string | null }[] = []
    const passScripts: string[] = []
    let folder = ''
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      if (environment.name === 'public')
        passScripts.push(...(stats?.compilation.entrypoints.get(passEntry)?.getFiles() ?? []))
      if (environment.name !== 'web' || !stats) return
      folder = environment.distPath
      const groups = offlineChunks.map((name) => stats.compilation.namedChunkGroups.get(name))
      const files = new Set(groups.flatMap((group) => [...(group?.getFiles() ?? [])]))
      for (const file of files) offlineEntries.push({ url: basePath + file, revision: null })
    })
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasErrors()) return
      for (const file of offlineFiles) {
        offlineEntries.push({ url: basePath + file, revision: hashFile(`${folder}/${file}`) })
      }
      insertValue(`${folder}${workerScript}`, 'self.portalFiles', offlineEntries)
      const files = [...passScripts, ...passFiles]
      const revision = createHash('sha256').update(files.map((file) => hashFile(`${folder}/${file}`)).join())
      insertValue(`${folder}${passWorkerScript}`, 'self.passFiles', {
        urls: files.map((file) => basePath + file),
        revision: revision.digest('hex'),
      })
    })
  },
})
