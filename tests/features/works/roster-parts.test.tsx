import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { openRoster } from './workers-steps'

const names = () => screen.queryAllByRole('rowheader').map((head) => (head.textContent ?? '').trim())
const findPart = (name: RegExp) => screen.findByRole('radio', { name })
const findCount = () => screen.findByText(/personas?\/trabajador/)

/** Returns the names on all pages of the table. */
async function readAllPages(user: Awaited<ReturnType<typeof openRoster>>['user']) {
  const all = names()
  for (let page = 2; screen.queryByRole('button', { name: `Página ${page}` }); page += 1) {
    const shown = names()
    await user.click(screen.getByRole('button', { name: `Página ${page}` }))
    await waitFor(() => expect(names()).not.toEqual(shown))
    all.push(...names())
  }
  return all
}

test('says how many workers may enter tomorrow, and in how many parts of the roster the others are', async () => {
  await openRoster()
  expect(await screen.findByRole('radiogroup', { name: 'Mañana entran 5 de 25' })).toBeVisible()
  const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(labels[0]).toBe('Todos (25)')
  expect(labels[1]).toBe('No entran (20)')
})

test('each part has as many workers as it says, on all its pages', async () => {
  const { user } = await openRoster()
  await screen.findByRole('radiogroup', { name: /^Mañana entran/ })
  for (const name of [/^No entran/, /^Vencen/, /^Sin A\.R\.T\./, /^Sin antecedentes/, /^Sin autorización/]) {
    const radio = await findPart(name)
    const count = Number(/\((\d+)\)/.exec(radio.closest('label')?.textContent ?? '')?.[1])
    await user.click(radio)
    await waitFor(async () => expect(await findCount()).toHaveTextContent(new RegExp(`^${count} `)))
    const all = await readAllPages(user)
    expect(all).toHaveLength(count)
    expect(new Set(all).size).toBe(count)
  }
})

test('a part begins with those who lack most, is in the address, and is shown after a reload', async () => {
  const { user } = await openRoster()
  await user.click(await findPart(/^No entran \(20\)/))
  await waitFor(() => expect(window.location.search).toContain('parte=no-entran'))
  const first = within((await screen.findAllByRole('rowheader'))[0]?.closest('tr') as HTMLElement)
  expect(first.getAllByRole('listitem').length).toBeGreaterThan(2)
})

test('an address with a part shows it', async () => {
  await openRoster({}, '&parte=sin-antecedentes')
  const radio = await findPart(/^Sin antecedentes/)
  expect(radio).toBeChecked()
  await waitFor(() => expect(radio.closest('label')).toHaveTextContent(/\(\d+\)$/))
  const count = /\((\d+)\)/.exec(radio.closest('label')?.textContent ?? '')?.[1]
  expect(await findCount()).toHaveTextContent(new RegExp(`^${count} `))
})

test('searches by name in the whole roster', async () => {
  const { user } = await openRoster()
  const box = await screen.findByRole('searchbox', { name: 'Buscar en la nómina por nombre o DNI' })
  await user.type(box, 'avila zoi')
  await waitFor(() => expect(names()).toEqual(['Ávila, Zoilo']))
  await user.clear(box)
  await user.type(box, 'nadie así')
  expect(
    await screen.findByText(/^Nadie de la nómina tiene «nadie así» en su nombre ni en su DNI/),
  ).toBeVisible()
})

test('orders the whole roster by who may enter tomorrow', async () => {
  await openRoster({}, '&orden=-tomorrow')
  await waitFor(() => expect(names()).toHaveLength(10))
  const [first] = await screen.findAllByRole('cell', { name: /^Sí / })
  expect(first?.closest('tr')).toBe(screen.getAllByRole('row')[1])
})

test('after the removal of a worker, the numbers change', async () => {
  const { user } = await openRoster()
  await screen.findByRole('radiogroup', { name: 'Mañana entran 5 de 25' })
  await user.click(screen.getByRole('button', { name: 'Remover Acuña, Aníbal' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remover Trabajador' }))
  await user.click(dialog.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByRole('radiogroup', { name: 'Mañana entran 4 de 24' })).toBeVisible()
})

test('a part is empty if nobody belongs to it', async () => {
  await openRoster({ scenario: 'empty' }, '&parte=sin-art')
  expect(await screen.findByText('No hay nadie en «Sin A.R.T.».')).toBeVisible()
})

test('if the whole roster cannot be read, keeps the first page, and counts after a retry', async () => {
  const { user, mock } = await openRoster({
    faults: [{ operationId: 'listWorkers', status: 500, skip: 1 }],
  })
  expect(
    await screen.findByText('No pudimos leer toda la nómina para contar quiénes entran mañana.'),
  ).toBeVisible()
  expect(names()).toHaveLength(10)
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('radiogroup', { name: 'Mañana entran 5 de 25' })).toBeVisible()
})

test('offers a retry if a part cannot be read, and then shows its workers', async () => {
  const { user, mock } = await openRoster(
    { faults: [{ operationId: 'listWorkers', status: 500 }] },
    '&parte=no-entran',
  )
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(retry)
  await waitFor(() => expect(names()).toHaveLength(10))
  expect(await findCount()).toHaveTextContent('20 personas/trabajadores')
})
