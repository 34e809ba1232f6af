import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ComponentDoc, type PropItem, withCompilerOptions } from 'react-docgen-typescript'
import ts from 'typescript'
import type { ComponentDocs } from './component-docs.ts'

/*
 * Part of `npm run generate`. Writes `generated/icons.ts` with the icons in use. Writes `generated/docs.json` with the
 * doc comments of components and props, but only if a source file is newer than `docs.json`, or with `--force`.
 */

const sourceFolder = fileURLToPath(new URL('../..', import.meta.url))
const docsTarget = fileURLToPath(new URL('./generated/docs.json', import.meta.url))
const iconsTarget = fileURLToPath(new URL('./generated/icons.ts', import.meta.url))
const thisFile = fileURLToPath(import.meta.url)

/** The files of components and patterns. A change of one of these files makes the docs stale. */
const sources = globSync('{design-system,patterns}/**/*.{ts,tsx}', { cwd: sourceFolder }).map((file) =>
  join(sourceFolder, file),
)
const componentFiles = sources
  .filter((file) => file.endsWith('.specimens.tsx'))
  .map((file) => file.replace('.specimens.tsx', '.tsx'))
  .filter((file) => existsSync(file))
  .sort()

/** Whether a prop is declared in this repository, not by React or a library. */
const isOwnProp = ({ name, parent, declarations }: PropItem) =>
  name !== 'ref' &&
  [...(parent ? [parent] : []), ...(declarations ?? [])].some(
    ({ fileName }) => !fileName.includes('node_modules'),
  )

const joinLines = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The descriptions of props that have no comment because they mean the same in every component. */
const defaultSentences: Record<string, string | undefined> = {
  items: 'The entries, in their order.',
  max: 'The largest value that is allowed.',
  message: 'The text below the title.',
  min: 'The smallest value that is allowed.',
  number: 'The props of the field of the number.',
  onChange: 'Called with the next value.',
  title: 'The heading.',
  type: 'The props of the field of the type.',
}

/** Formats the type of a prop: the values of a union of literals, or the name of any other type. */
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
    description: joinLines(prop.description) || defaultSentences[prop.name] || '',
  })),
})

function createProgram(): ts.Program {
  const configFile = join(sourceFolder, '../tsconfig.json')
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile))
  return ts.createProgram(componentFiles, options)
}

/**
 * Reads the docs of all components. Parses each file in a separate call, because a call for several files would use
 * the first default of a prop for all props of the same name.
 */
function readDocs(): ComponentDocs {
  const program = createProgram()
  const parser = withCompilerOptions(program.getCompilerOptions(), {
    propFilter: isOwnProp,
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

/** The names of all icons that the portal imports. */
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
const writtenAt = existsSync(docsTarget) ? statSync(docsTarget).mtimeMs : 0
const isStale = [thisFile, ...sources].some((file) => statSync(file).mtimeMs > writtenAt)
if (isStale || process.argv.includes('--force')) {
  writeFileSync(docsTarget, `${JSON.stringify(readDocs(), null, 2)}\n`)
}
