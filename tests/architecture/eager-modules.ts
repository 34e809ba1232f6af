import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Matches `import … from '…'`, `export … from '…'` and `import '…'`, but neither type imports nor `import()`. */
const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm
/** Matches `import('…')`, also with a comment that names the chunk. */
const dynamicImport = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g

const extensions = ['.ts', '.tsx']

/** Returns the file that `importer` imports with a specifier; undefined for a package. `source` is the path of `src`. */
function resolveFile(specifier: string, importer: string, source: string): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return undefined
  const path = specifier.startsWith('@/')
    ? join(source, specifier.slice(2))
    : join(dirname(importer), specifier)
  return extensions.map((extension) => path + extension).find((candidate) => existsSync(candidate))
}

/** What loads together with an entry: absolute paths of modules, the entry included, and import specifiers of packages. */
export interface EagerModules {
  modules: string[]
  packages: string[]
}

/** Lists what an entry imports statically, directly or through other modules. `source` is the path of `src`. */
export function listEagerModules(entry: string, source: string): EagerModules {
  const modules = new Set([entry])
  const packages = new Set<string>()
  for (const module of modules)
    for (const [, specifier = ''] of readFileSync(module, 'utf8').matchAll(staticImport)) {
      const importedFile = resolveFile(specifier, module, source)
      if (importedFile) modules.add(importedFile)
      else if (!specifier.startsWith('.')) packages.add(specifier)
    }
  return { modules: [...modules], packages: [...packages] }
}

/** Lists the files that a module imports with `import()`. `source` is the path of `src`. */
export const listModulesOnDemand = (module: string, source: string): string[] =>
  [...readFileSync(module, 'utf8').matchAll(dynamicImport)].flatMap(
    ([, specifier = '']) => resolveFile(specifier, module, source) ?? [],
  )
