/** A test file, with its path below the root of the project. */
export interface TestFile {
  path: string
  text: string
}

const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'))
const getName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '')

/** Splits a path into lower-case words in the singular: `works/managers/ManagerForm` has `work`, `manager` and `form`. */
const listWords = (path: string): string[] =>
  path
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2)

/** Whether a test imports a module, by an alias or by a relative path. */
const importsModule = ({ path, text }: TestFile, module: string): boolean => {
  const withoutExtension = module.replace(/\.\w+$/, '').replace(/\.specimens$/, '')
  const aliased = withoutExtension.replace(/^src\//, '@/').replace(/^mocks\//, '@mocks/')
  const isNear = getFolder(path) === getFolder(module)
  const relativePath = isNear ? `./${getName(module)}` : withoutExtension.replace(/^tests\//, '../')
  return [aliased, relativePath].some((name) => text.includes(`${name}'`))
}

/** Returns the folder of `tests` that mirrors a source file, from the most to the least specific. */
function listMirroredFolders(file: string): string[] {
  const folders = [
    'tests',
    ...getFolder(file.replace(/^mocks\/panel/, 'panel').replace(/^src\//, '')).split('/'),
  ]
  return folders.map((_, index) => folders.slice(0, folders.length - index).join('/')).slice(0, -1)
}

function findTestsOfFolder(file: string, testFiles: readonly TestFile[]): TestFile[] {
  for (const folder of listMirroredFolders(file)) {
    const candidates = testFiles.filter(({ path }) => path.startsWith(`${folder}/`))
    const folderWords = listWords(folder)
    const words = listWords(file.replace(/\.\w+$/, '')).filter((word) => !folderWords.includes(word))
    const namesakes = candidates.filter(({ path }) =>
      listWords(getName(path)).some((word) => words.includes(word)),
    )
    if (candidates.length > 0) return namesakes.length > 0 ? namesakes : candidates
  }
  return []
}

function findTestsOf(file: string, testFiles: readonly TestFile[]): TestFile[] {
  const select = (pattern: RegExp) => testFiles.filter(({ path }) => pattern.test(path))
  if (/\.test\.tsx?$/.test(file)) return testFiles.filter(({ path }) => path === file)
  if (file === 'openapi.yaml') return select(/^tests\/contract\//)
  if (file.endsWith('.md')) return select(/^tests\/architecture\/documents/)
  const component = /^src\/design-system\/components\/(\w+)\//.exec(file)?.[1]
  if (component !== undefined) {
    return select(new RegExp(`^tests/design-system/(?:${component}|conformance)\\.test`))
  }
  if (!/^(?:src|mocks|tests)\/.*\.tsx?$/.test(file)) return []
  const importers = testFiles.filter((testFile) => importsModule(testFile, file))
  return importers.length > 0 || file.startsWith('tests/') ? importers : findTestsOfFolder(file, testFiles)
}

/**
 * Returns the paths of the tests that are worth running after a change of `changedFiles`: those that import a changed module,
 * otherwise those of the mirrored folder, by name if possible. It does not follow imports further, because every screen test
 * imports the whole portal.
 */
export function findRelatedTests(changedFiles: readonly string[], testFiles: readonly TestFile[]): string[] {
  const paths = changedFiles.flatMap((file) => findTestsOf(file, testFiles)).map(({ path }) => path)
  return [...new Set(paths)].sort()
}
