import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ComponentDoc, type PropItem, withCompilerOptions } from 'react-docgen-typescript'
import ts from 'typescript'
import type { ComponentDocs } from './component-docs.ts'

/*
 * Part of `npm run generate`. Writes `generated/icons.ts`, which exports the icons that the portal uses. If a source
 * file is newer than `generated/docs.json`, writes the doc comments of components and props there. With the option
 * `--force`, writes them in any case.
 */

const sourceFolder = fileURLToPath(new URL('../..', import.meta.url))
const docsTarget = fileURLToPath(new URL('./generated/docs.json', import.meta.url))
const iconsTarget = fileURLToPath(new URL('./generated/icons.ts', import.meta.url))
const thisFile = fileURLToPath(import.meta.url)

/** The files of components and patterns. If one of these files is newer than `docs.json`, the docs are stale. */
const sources = globSync('{design-system,patterns}/**/*.{ts,tsx}', { cwd: sourceFolder }).map((file) =>
  join(sourceFolder, file),
)
const componentFiles = sources
  .filter((file) => file.endsWith('.specimens.tsx'))
  .map((file) => file.replace('.specimens.tsx', '.tsx'))
  .filter((file) => existsSync(file))
  .sort()

/** Whether the docs show a prop: only props that this repository declares, but never `ref`. */
const isDocumentedProp = ({ name, parent, declarations }: PropItem) =>
  name !== 'ref' &&
  [...(parent ? [parent] : []), ...(declarations ?? [])].some(
    ({ fileName }) => !fileName.includes('node_modules'),
  )

const joinLines = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The descriptions of props without a comment. These props mean the same in every component. */
const defaultDescriptions: Record<string, string | undefined> = {
  items: 'The entries, in their order.',
  max: 'The largest value that is allowed.',
  message: 'The text below the title.',
  min: 'The smallest value that is allowed.',
  number: 'The props of the number field.',
  onChange: 'Called with the next value.',
  title: 'The heading.',
  type: 'The props of the type field.',
}

/** Formats the type of a prop: the literals of a union, such as `'md' | 'sm'`, or the name of any other type. */
function formatType({ type }: PropItem): string {
  const values: { value: string }[] = Array.isArray(type.value) ? type.value : []
  const areLiterals = values.every(({ value }) => /^("[^"]*"|-?\d+)$/.test(value))
  const text =
    values.length > 0 && areLiterals
      ? values
          .map(({ value }) => value)
          .sort()
          .join(' | ')
      : (type.raw ?? type.name)
  return joinLines(text).replaceAll('"', "'")
}

const buildDocs = ({ description, props }: ComponentDoc): ComponentDocs[string] => ({
  description: joinLines(description),
  props: Object.values(props).map((prop) => ({
    name: prop.name,
    type: formatType(prop),
    isRequired: prop.required,
    byDefault: prop.defaultValue === null ? undefined : String(prop.defaultValue.value),
    description: joinLines(prop.description) || defaultDescriptions[prop.name] || '',
  })),
})

function createProgram(): ts.Program {
  const configFile = join(sourceFolder, '../tsconfig.json')
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile))
  return ts.createProgram(componentFiles, options)
}

/**
 * Reads the docs of all components. Parses each file in a separate call. In one call for several files, all props of
 * the same name would get the default of the first of these props.
 */
function readDocs(): ComponentDocs {
  const program = createProgram()
  const parser = withCompilerOptions(program.getCompilerOptions(), {
    propFilter: isDocumentedProp,
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
  })
  const docs = componentFiles.flatMap((file) =>
    parser
      .parseWithProgramProvider(file, () => program)
      .filter(({ displayName }) => basename(file, '.tsx') === displayName),
  )
  return Object.fromEntries(docs.map((doc) => [doc.displayName, buildDocs(doc)]))
}

/** Returns the names of all icons that the portal's files import from `lucide-react`. */
function findIcons(): string[] {
  const names = globSync('**/*.{ts,tsx}', {
    cwd: sourceFolder,
    exclude: ['app/catalogue/generated/**'],
  }).flatMap((file) =>
    [
      ...readFileSync(join(sourceFolder, file), 'utf8').matchAll(/^import \{([^}]+)\} from 'lucide-react'/gm),
    ].flatMap(([, imported = '']) => imported.split(',')),
  )
  const values = names.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '))
  return [...new Set(values.map((name) => name.replace(/ as .*/, '')))].sort()
}

function writeIcons() {
  const text = `export { ${findIcons().join(', ')} } from 'lucide-react'\n`
  if (!existsSync(iconsTarget) || readFileSync(iconsTarget, 'utf8') !== text) writeFileSync(iconsTarget, text)
}

mkdirSync(dirname(docsTarget), { recursive: true })
writeIcons()
const docsWrittenAt = existsSync(docsTarget) ? statSync(docsTarget).mtimeMs : 0
const isStale = [thisFile, ...sources].some((file) => statSync(file).mtimeMs > docsWrittenAt)
if (isStale || process.argv.includes('--force')) {
  writeFileSync(docsTarget, `${JSON.stringify(readDocs(), null, 2)}\n`)
}
