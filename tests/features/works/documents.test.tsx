import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getOpenableUrl } from '@/domain/file-addresses'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { anyCharacter } from '../../support/any-text'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases, chooseCount, isFullRun } from '../../support/scope'

const address = '/construction/501?tab=documentacion'
const findHeading = (name: string) => screen.findByRole('heading', { level: 2, name })
const getContents = (folder: string) => within(screen.getByRole('list', { name: `Contenido de ${folder}` }))
const listNames = (folder: string) =>
  getContents(folder)
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.replace(/ \(se abre en otra pestaña\)$/, ''))
const listTreeNames = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent)

test('lists the top folders, sorted by name, in the tree and in the grid', async () => {
  await renderScreen(address, { as: 'obra' })
  await findHeading('Todos los archivos')
  const folders = ['Actas de inspección', 'Avisos', 'Fotos de avance', 'Permisos y pólizas', 'Planos']
  expect(listNames('Todos los archivos')).toEqual(folders.map((name) => `Carpeta ${name}`))
  await waitFor(() => expect(listTreeNames()).toEqual(['Todos los archivos', ...folders]))
})

test('a click on a folder opens it, adds an entry to the browser history and focuses the heading of the folder', async () => {
  const { user } = await renderScreen(address, { as: 'residente' })
  await findHeading('Todos los archivos')
  await user.click(screen.getByRole('link', { name: 'Carpeta Planos' }))
  expect(await findHeading('Planos')).toHaveFocus()
  expect(listNames('Planos')).toEqual([
    'Carpeta Arquitectura',
    'Carpeta Instalaciones',
    'Croquis.png',
    'Implantación.pdf',
  ])
  await user.click(screen.getByRole('link', { name: 'Carpeta Arquitectura' }))
  await user.click(await screen.findByRole('link', { name: 'Carpeta Versiones anteriores' }))
  await findHeading('Versiones anteriores')
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Carpeta actual' }))
  expect(breadcrumb.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Todos los archivos',
    'Planos',
    'Arquitectura',
    'Versiones anteriores',
  ])
  await waitFor(() => expect(listTreeNames()).toContain('Versiones anteriores'))
  window.history.back()
  await findHeading('Arquitectura')
  await user.click(screen.getByRole('button', { name: 'Planos' }))
  expect(await findHeading('Planos')).toHaveFocus()
})

test('opens a folder with the keyboard in the tree', async () => {
  const { user } = await renderScreen(address, { as: 'residente' })
  await findHeading('Todos los archivos')
  const root = await screen.findByRole('treeitem', { name: 'Todos los archivos' })
  root.focus()
  await user.keyboard('pl{ArrowRight}{ArrowDown}{Enter}')
  await findHeading('Arquitectura')
  expect(screen.getByRole('treeitem', { name: 'Arquitectura' })).toHaveFocus()
  expect(screen.getByRole('treeitem', { name: 'Arquitectura' })).toHaveAttribute('aria-selected', 'true')
})

test('opens a file in a new tab that has no access to the tab of the portal', async () => {
  const { user } = await renderScreen(address, { as: 'residente' })
  await user.click(await screen.findByRole('link', { name: 'Carpeta Avisos' }))
  const file = await screen.findByRole('link', { name: 'Novedades.txt (se abre en otra pestaña)' })
  expect(file).toHaveAttribute('target', '_blank')
  expect(file).toHaveAttribute('rel', 'noopener noreferrer')
  expect(file.getAttribute('href')).toMatch(/\/uploads\/[\w.-]+\.txt$/)
})

test('shows that a folder is empty', async () => {
  const { user } = await renderScreen(address, { as: 'residente' })
  await findHeading('Todos los archivos')
  await user.click(screen.getByRole('link', { name: 'Carpeta Actas de inspección' }))
  expect(await screen.findByText('Esta carpeta está vacía.')).toBeVisible()
})

test('shows an empty root folder for a work without work documents', async () => {
  await renderScreen(address, { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('Esta carpeta está vacía.')).toBeVisible()
  expect(await screen.findByRole('treeitem', { name: 'Todos los archivos' })).toBeVisible()
})

test.each(chooseCases(['999999', '0', '2.5', '1e9', 'planos', '-3', '%00', 'a'.repeat(300)], 2))(
  'shows the root folder if the folder id in the address is unknown or invalid: %s',
  async (id) => {
    await renderScreen(`${address}&carpeta=${id}`, { as: 'residente' })
    expect(await findHeading('Todos los archivos')).toBeVisible()
  },
)

test('shows a failure to read the work documents, and retries', async () => {
  const { user, mock } = await renderScreen(address, {
    as: 'residente',
    faults: [{ operationId: 'listWorkDocuments', status: 500 }],
  })
  await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await findHeading('Todos los archivos')).toBeVisible()
})

test.runIf(isFullRun)('lists every folder that has a hostile text as its name', async () => {
  await renderScreen(address, {
    as: 'residente',
    prepare: async (mock) => {
      const [folder] = mock.db.workFolders.by('work_id', 501)
      if (!folder) throw new Error('work 501 has no folder')
      for (const [index, text] of hostileTexts.entries()) {
        const name = text.slice(0, 250) || 'x'
        await mock.db.workFolders.insert({ ...folder, id: 50_000 + index, parent_id: null, name })
      }
    },
  })
  await findHeading('Todos los archivos')
  const names = getContents('Todos los archivos')
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names).toHaveLength(5 + hostileTexts.length)
  for (const text of hostileTexts) expect(names).toContain(`Carpeta ${text.slice(0, 250) || 'x'}`)
})

test('getOpenableUrl accepts every https URL, but an http URL only if it has one of the given origins', () => {
  const httpOrigins = ['http://localhost:3000', 'http://api.example:4010']
  const getUrl = (text: string) => getOpenableUrl(text, httpOrigins)
  expect(getUrl('https://files.example/plan.pdf?firma=1')).toBe('https://files.example/plan.pdf?firma=1')
  expect(getUrl('http://api.example:4010/uploads/a.pdf')).toBe('http://api.example:4010/uploads/a.pdf')
  for (const rejectedAddress of [
    'http://files.example/a.pdf',
    'http://api.example/uploads/a.pdf',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:http://localhost:3000/x',
    'file:///etc/passwd',
    '//files.example/a',
    '/uploads/a.pdf',
    '',
  ]) {
    expect(getUrl(rejectedAddress), rejectedAddress).toBeUndefined()
  }
  for (const text of hostileTexts) expect(getUrl(text) ?? 'https://').toMatch(/^https:\/\//)
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: anyCharacter })), (text) => {
      expect(getUrl(text) ?? 'https://').toMatch(/^https:\/\//)
    }),
    { numRuns: chooseCount(20, 100) },
  )
})
