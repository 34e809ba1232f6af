import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'
import { matchWholeText } from '../../support/whole-text'

const findCards = () => screen.findAllByRole('link', { name: /^Ver obra/ })
const listTitles = async () =>
  (await findCards()).map((link) => link.getAttribute('aria-label')?.slice('Ver obra '.length))
const findSearchBox = () => screen.findByRole('searchbox', { name: 'Buscar por título o lote' })

test('opens the list of works after a manager signs in, and shows the title, lot, dates and status of each work', async () => {
  const { mock } = await renderScreen('/', { as: 'obra' })
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
  const managedTitles = mock.db.workManagers
    .by('person_id', 304)
    .filter(({ status }) => status !== 'INVALID')
    .map(({ work_id }) => mock.db.works.require(work_id).title)
  expect((await listTitles()).sort()).toEqual(managedTitles.sort())
  expect(screen.getByText(`${managedTitles.length} obras`)).toBeVisible()
  const card = within(screen.getByRole('listitem', { name: 'Casa Pérez' }))
  expect(card.getByText('Vigente')).toBeVisible()
  expect(card.getByText('Lote A-12 · Los Robles')).toBeVisible()
  expect(card.getByText(matchWholeText('Del 17-11-2025 al 30-10-2026'))).toBeVisible()
  expect(card.getByRole('link')).toHaveAttribute('href', '/construction/501')
  expect(within(screen.getByRole('listitem', { name: 'Ñandubay' })).getByText('Suspendida')).toBeVisible()
  expect(
    within(screen.getByRole('listitem', { name: 'Pérgola y deck' })).getByText('Finalizada'),
  ).toBeVisible()
})

test("lists the works of a resident's lots, and opens a work", async () => {
  const { user } = await renderScreen('/constructions', { as: 'residente' })
  expect((await listTitles()).sort()).toEqual([
    'Casa Pérez',
    'Impermeabilización de la terraza',
    'Paneles solares',
    'Quincho, pileta y solárium',
  ])
  await user.click(screen.getByRole('link', { name: 'Ver obra Casa Pérez' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Casa Pérez/ })).toHaveFocus()
})

test('finds works by title or lot regardless of case and accents, and stores the search text in the address', async () => {
  const { user } = await renderScreen('/constructions?buscar=perez', { as: 'residente' })
  expect(await listTitles()).toEqual(['Casa Pérez'])
  expect(await findSearchBox()).toHaveValue('perez')
  await user.clear(await findSearchBox())
  await user.type(await findSearchBox(), 'LOTE b7')
  await waitFor(async () =>
    expect((await listTitles()).sort()).toEqual(['Paneles solares', 'Quincho, pileta y solárium']),
  )
  await waitFor(() => expect(window.location.search).toBe('?buscar=LOTE+b7'))
  expect(screen.getByText('2 obras')).toBeVisible()
  await user.clear(await findSearchBox())
  await user.type(await findSearchBox(), 'nada de esto')
  expect(await screen.findByText('No hay obras.')).toBeVisible()
  expect(screen.getByText('Probá con otro título o lote, o borrá la búsqueda.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }))
  await waitFor(async () => expect(await findCards()).toHaveLength(4))
  expect(window.location.search).toBe('')
})

test.each(chooseCases(['?pagina=9', '?pagina=2.5', '?pagina=1e9', '?pagina=-1&buscar='], 1))(
  'shows all works of the user for an invalid address: %s',
  async (invalidQueryString) => {
    await renderScreen(`/constructions${invalidQueryString}`, { as: 'residente' })
    expect(await findCards()).toHaveLength(4)
  },
)

test('shortens the search text of an address to the maximum length', async () => {
  await renderScreen(`/constructions?buscar=${'a'.repeat(300)}`, { as: 'residente' })
  expect(await screen.findByText('No hay obras.')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('a'.repeat(100))
})

test('shows that a user has no works', async () => {
  await renderScreen('/constructions', {
    as: 'inquilino',
    prepare: (mock) => Promise.all(mock.db.works.all().map(({ id }) => mock.db.works.remove(id))),
  })
  expect(await screen.findByText('No hay obras.')).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('lists all works for the Administration when the user retries after a failed request', async () => {
  const { user, mock } = await renderScreen('/constructions', {
    as: 'admin',
    faults: [{ operationId: 'listWorks', status: 500 }],
  })
  await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect((await listTitles()).length).toBe(10)
})

test('shows the first twelve of five hundred works with hostile titles, and finds one of the other works by search', async () => {
  // Los Álamos has ten works in the demo.
  const addedWorkCount = 490
  const { user } = await renderScreen('/constructions', {
    as: 'admin',
    prepare: async (mock) => {
      const [firstWork] = mock.db.works.all()
      if (!firstWork) throw new Error('the scenario has no work')
      for (let index = 0; index < addedWorkCount; index += 1) {
        const hostileText = hostileTexts[index % hostileTexts.length] ?? ''
        const title = `Obra ${index} ${hostileText}`.slice(0, 250)
        await mock.db.works.insert({ ...firstWork, id: 10_000 + index, title, status: 'FINISHED' })
      }
    },
  })
  expect(await findCards()).toHaveLength(12)
  expect(screen.getByText('500 obras')).toBeVisible()
  await user.type(await findSearchBox(), 'obra 489')
  await waitFor(async () => expect(await findCards()).toHaveLength(1))
})
