import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { ComponentDocs } from '@/app/catalogue/component-docs'
import generatedDocs from '@/app/catalogue/generated/docs.json'

const docs: ComponentDocs = generatedDocs

/** The names of the components that have specimens. Hooks with specimens are omitted, because they have no props. */
const components = globSync('src/{design-system,patterns}/**/*.specimens.tsx')
  .map((file) => file.replace('.specimens.tsx', '.tsx'))
  .filter((file) => existsSync(file))
  .map((file) => basename(file, '.tsx'))
  .sort()

test('the docs describe each component that has specimens', () => {
  expect(components.filter((name) => !docs[name]?.description.endsWith('.'))).toEqual([])
  expect(Object.keys(docs).sort()).toEqual(components)
})

test('the docs describe each prop', () => {
  const undocumented = Object.entries(docs).flatMap(([component, { props }]) =>
    props.filter(({ description }) => description === '').map(({ name }) => `${component}.${name}`),
  )
  expect(undocumented).toEqual([])
})

test('the docs contain the types and defaults of props, and whether a prop is required', () => {
  expect(docs.Menu?.props.find(({ name }) => name === 'align')).toEqual({
    name: 'align',
    type: "'end' | 'start'",
    isRequired: false,
    byDefault: 'end',
    description: expect.stringMatching(/\.$/),
  })
  expect(docs.Select?.props.find(({ name }) => name === 'options')).toMatchObject({ isRequired: true })
})

test('the docs omit the props that a component inherits from React or a library', () => {
  const names = docs.Button?.props.map(({ name }) => name)
  expect(names).toContain('disabledReason')
  expect(names).not.toContain('onClick')
  expect(names).not.toContain('ref')
})
