import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { secretFields } from '@/patterns/form/draft-values'
import { listSourceFiles } from './source-tree'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = listSourceFiles(root).filter(({ path }) => path.startsWith('src/'))

it('allows forms only by CheckedForm or FormShell, which keep drafts', () => {
  const ownForms = sources
    .filter(({ text }) => /<form\b(?! method)|\b(useFormik|withFormik)\b|<Formik\b/.test(text))
    .map(({ path }) => path)
  expect(ownForms).toEqual(['src/patterns/form/CheckedForm.tsx'])
})

it('keeps the fields for passwords and codes out of drafts', () => {
  const names = sources
    .filter(({ path, text }) => path.startsWith('src/features/') && /<(Password|Code)Field\b/.test(text))
    .flatMap(({ text }) => [
      ...text.matchAll(/<(?:Password|Code)Field\s+\{\.\.\.(?:use\w+Field(?:<string>)?\('(\w+)'\)|(\w+))/g),
    ])
    .map(([, name, variable]) => name ?? variable)
  // A field whose props come from a variable has the name in the line of that variable.
  expect(new Set(names)).toEqual(new Set(['password', 'repeat', 'field', 'codeField']))
  expect(secretFields).toEqual(expect.arrayContaining(['password', 'repeat', 'code']))
})

it('lets only these forms keep no draft', () => {
  const paths = sources
    .filter(
      ({ path, text }) =>
        /^src\/(features|patterns)\/.*(?<!specimens)\.tsx$/.test(path) && /draft=\{\{ none:/.test(text),
    )
    .map(({ path }) => path)
  expect(paths).toEqual([
    'src/features/accounts/recovery/RecoverForm.tsx',
    'src/features/session/LoginForm.tsx',
    'src/patterns/person-list/CorrectRowStep.tsx',
  ])
})
