import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `import … from '…'`, `export … from '…'` and `import '…'`; types and `import()` bring nothing by themselves. */
const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm
/** A comment may name the file that the bundler makes. */
const dynamicImport = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g

const endings = ['.ts', '.tsx']

/** The file that a module of `source` means; undefined for a package. */
function fileOf(specifier: string, importer: string, source: string): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return undefined
  const path = specifier.startsWith('@/')
    ? join(source, specifier.slice(2))
    : join(dirname(importer), specifier)
  return endings.map((ending) => path + ending).find((candidate) => existsSync(candidate))
}

/** What comes at once with a module: files of ours, by absolute path, and packages, as they are imported. */
export interface Eager {
  modules: string[]
  packages: string[]
}

/** What `entry` imports, what those import, and so on; what is fetched on demand does not come. */
export function eagerModules(entry: string, source: string): Eager {
  const modules = new Set([entry])
  const packages = new Set<string>()
  for (const module of modules)
    for (const [, specifier = ''] of readFileSync(module, 'utf8').matchAll(staticImport)) {
      const imported = fileOf(specifier, module, source)
      if (imported) modules.add(imported)
      else if (!specifier.startsWith('.')) packages.add(specifier)
    }
  return { modules: [...modules], packages: [...packages] }
}

/** The files of ours that a module fetches on demand. */
export const fetchedBy = (module: string, source: string): string[] =>
  [...readFileSync(module, 'utf8').matchAll(dynamicImport)].flatMap(
    ([, specifier = '']) => fileOf(specifier, module, source) ?? [],
  )
