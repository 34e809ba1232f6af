import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RsbuildPlugin } from '@rsbuild/core'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The highest quality saves two percent, for two seconds of each build. */
const brotliQuality = constants.BROTLI_MAX_QUALITY

/** A smaller file fits into the first packet with and without compression. */
const minSize = 1_024

/** Matches the files that compression makes smaller. An installation replaces `config.json`, so it has no compressed copy. */
const compressibleFile = /(?<!(?:^|\/)config)\.(?:html|js|css|svg|json|webmanifest|wasm)$/

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < minSize) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, { params }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}

/** Writes the copies `.br` and `.gz` beside each file of a folder that compression makes smaller. */
async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    files.filter((file) => compressibleFile.test(file)).map((file) => compressFile(`${folder}/${file}`)),
  )
}

/** Creates a plugin that writes compressed copies, which servers send, after all other plugins have written their files. */
export const createCompressedFilesPlugin = (folder: string): RsbuildPlugin => ({
  name: 'compressed-files',
  setup(api) {
    api.onAfterBuild({
      order: 'post',
      handler: async ({ stats }) => {
        if (!stats?.hasErrors()) await compressFiles(folder)
      },
    })
  },
})
