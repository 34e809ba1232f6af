import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { openRoster, rowOf } from './workers-steps'

const names = async () =>
  (await screen.findAllByRole('rowheader')).map((head) => (head.textContent ?? '').trim())

const box = () => screen.findByRole('searchbox', { name: 'Buscar en la nómina por DNI' })

test('lists ten workers by last name, with the count and further pages', async () => {
  const { user } = await openRoster()
  expect((await names()).slice(0, 4)).toEqual([
    'Acuña, Aníbal',
    'Ávila, Zoilo',
    'Cárdenas, Gladys',
    'Colmenares, Wilmer José',
  ])
  expect(await names()).toHaveLength(10)
  expect(screen.getByText('25 personas/trabajadores')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Página 3' }))
  await waitFor(async () => expect(await names()).toHaveLength(5))
  expect((await names()).at(-1)).toBe('Zapiola, Sandra')
  expect(window.location.search).toContain('pagina=3')
})

test('debounces the search by DNI, and stores it in the address', async () => {
  const { user } = await openRoster({}, '&pagina=2')
  await user.type(await box(), '26.418.073')
  await waitFor(async () => expect(await names()).toEqual(['Acuña, Aníbal']))
  expect(screen.getByText('1 persona/trabajador')).toBeVisible()
  expect(new URLSearchParams(window.location.search).get('dni')).toBe('26.418.073')
  expect(window.location.search).not.toContain('pagina')
  await user.clear(await box())
  await user.type(await box(), '99999')
  expect(await screen.findByText(/^Nadie de la nómina tiene «99999» en su DNI/)).toBeVisible()
  expect(screen.getByText('No hay resultados')).toBeVisible()
})

test('shows the status, the last day of the papers and the remaining days', async () => {
  await openRoster()
  const [fine, over, suspended] = [await rowOf(/Acuña/), await rowOf(/Ávila/), await rowOf(/Llanos/)]
  expect(fine.getByText('Activo')).toBeVisible()
  expect(fine.getByText('30-09-2026')).toBeVisible()
  expect(over.getByRole('cell', { name: /^Venció el 15-03-2026/ })).toBeVisible()
  expect(suspended.getByText('Suspendido')).toBeVisible()
  expect((await rowOf(/D'Agostino/)).getByText('No Vigente')).toBeVisible()
})

test.each([
  ['33908214', 'Vence en 7 días'],
  ['36820491', 'Vence en 3 días'],
  ['7049382', 'Vence mañana'],
  ['38205917', 'Vence en 14 días'],
])('shows the papers of %s: %s', async (document, words) => {
  await openRoster({}, `&dni=${document}`)
  expect((await screen.findAllByText(words))[0]).toBeVisible()
})

test.each([
  ['26418073', 'Sí', ['De 07:00 a 17:00']],
  ['14830629', 'No', ['El seguro A.R.T. llega hasta el 15-03-2026.']],
  [
    '25093716',
    'No',
    ['Los antecedentes penales llegan hasta el 01-03-2026.', 'La autorización Carpintería está inactiva.'],
  ],
  ['30482917', 'No', ['No tiene antecedentes penales.', 'La autorización Carpintería está inactiva.']],
  ['33908214', 'No', ['La autorización Electricidad, gas y plomería 1 es para lunes y miércoles.']],
  [
    '158270394',
    'No',
    ['No tiene seguro A.R.T.', 'No tiene antecedentes penales.', 'No está en ninguna autorización.'],
  ],
  ['7620918', 'No', ['Su estado en la nómina es No Vigente.']],
  ['22718054', 'No', ['Su estado en la nómina es Suspendido.', 'No está en ninguna autorización.']],
] as const)('shows whether %s may enter tomorrow: %s, %o', async (document, answer, reasons) => {
  await openRoster({}, `&dni=${document}`)
  const cell = await screen.findByRole('cell', { name: new RegExp(`^${answer} (?!Vigente)`) })
  const sentences = within(cell)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(sentences).toEqual(expect.arrayContaining([...reasons]))
})

test('refuses entry to everybody in a work that is not current', async () => {
  await openRoster(
    { before: async ({ db }) => db.works.save({ ...db.works.require(501), status: 'SUSPENDED' }) },
    '&dni=26418073',
  )
  expect(await screen.findByText('La obra está suspendida.')).toBeVisible()
})

test('shows no entry permissions until the groups load, and retries the groups', async () => {
  const { user, mock } = await openRoster({
    faults: [{ operationId: 'listGroupAuthorizations', status: 500 }],
  })
  const sentence = 'No pudimos leer las autorizaciones para saber quién puede entrar mañana.'
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByText('De 07:00 a 17:00')).not.toBeInTheDocument()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect((await screen.findAllByText('De 07:00 a 17:00'))[0]).toBeVisible()
})

test('retries the roster, and focuses the roster', async () => {
  const { user, mock } = await openRoster({ faults: [{ operationId: 'listWorkers', status: 500 }] })
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(retry)
  const table = await screen.findByRole('table')
  expect(document.body).not.toHaveFocus()
  expect(document.activeElement).toContainElement(table)
})

test('explains the roster in the help and above the table', async () => {
  const { user } = await openRoster()
  expect(await screen.findByText(/^Un trabajador no vigente no puede formar parte/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ayuda sobre la nómina' }))
  const help = within(await screen.findByRole('dialog', { name: 'Ayuda sobre la nómina' }))
  expect(help.getAllByRole('listitem')).toHaveLength(3)
  await user.click(help.getByRole('button', { name: 'Cerrar la ayuda' }))
})

test('shows that a work has no workers', async () => {
  await openRoster({ scenario: 'empty' })
  expect(await screen.findByText('No hay resultados')).toBeVisible()
  expect(screen.getByText('0 personas/trabajadores')).toBeVisible()
})

test('shows everything read-only to a suspended manager, also by the address', async () => {
  const { user, mock } = await openRoster(
    {
      as: 'obra',
      before: async ({ db }) => {
        const own = db.workManagers
          .by('work_id', 501)
          .find(({ person_id }) => db.persons.require(person_id).id_number === '28777888')
        if (own) await db.workManagers.save({ ...own, status: 'SUSPENDED' })
      },
    },
    '&vista=agregar',
  )
  const reason = /suspendid/
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar trabajador' }))
  expect(dialog.getByText(reason)).toBeVisible()
  await user.keyboard('{Escape}')
  await rowOf(/Acuña/)
  for (const name of [
    'Agregar trabajador',
    'Registrar nuevo trabajador',
    'Editar Acuña, Aníbal',
    'Remover Acuña, Aníbal',
  ]) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAccessibleDescription(expect.stringMatching(reason))
    await user.click(button)
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(mock.db.workers.by('work_id', 501)).toHaveLength(25)
})

test.each([
  '&vista=estado&id=2.5',
  '&vista=estado&id=1e9',
  '&vista=nada',
  '&orden=x&pagina=-3&dni=',
  `&dni=${'9'.repeat(300)}`,
  '&dni=%E2%80%AE%F0%9F%92%A9',
])('shows the roster for an invalid address: %s', async (more) => {
  await openRoster({}, more)
  expect(await screen.findByText(/personas?\/trabajador/)).toBeVisible()
  expect(
    screen.queryByText('Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'),
  ).not.toBeInTheDocument()
})
