import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { RsbuildPlugin } from '@rsbuild/core'
import { workerScript } from './page-policies.ts'

/** The chunks of a pass and of the sign-in, which also show offline: the entry `index`, and names from `import()` calls. */
const offlineChunks = ['index', 'shell', 'home', 'pass', 'qr', 'sign-in', 'sign-in-steps']
/** The offline files whose names have no content hash. */
const offlineFiles = ['index.html', 'icon.svg']

/** Creates a plugin that writes the list of offline files into the built service worker. */
export const createOfflineFilesPlugin = (): RsbuildPlugin => ({
  name: 'offline-files',
  setup(api) {
    const offlineEntries: { url: string; revision: string | null }[] = []
    let folder = ''
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      if (environment.name !== 'web' || !stats) return
      folder = environment.distPath
      const groups = offlineChunks.map((name) => stats.compilation.namedChunkGroups.get(name))
      const files = new Set(groups.flatMap((group) => [...(group?.getFiles() ?? [])]))
      for (const file of files) offlineEntries.push({ url: `/${file}`, revision: null })
    })
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasErrors()) return
      for (const file of offlineFiles) {
        const revision = createHash('sha256')
          .update(readFileSync(`${folder}/${file}`))
          .digest('hex')
        offlineEntries.push({ url: `/${file}`, revision })
      }
      const script = `${folder}${workerScript}`
      writeFileSync(
        script,
        readFileSync(script, 'utf8').replace('self.portalFiles', JSON.stringify(offlineEntries)),
      )
    })
  },
})
