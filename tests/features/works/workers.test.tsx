import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'
import { findRow, openRoster } from './workers-steps'

const listNames = async () =>
  (await screen.findAllByRole('rowheader')).map((head) => (head.textContent ?? '').trim())

const findSearchBox = () => screen.findByRole('searchbox', { name: 'Buscar en la nómina por nombre o DNI' })

test('lists the workers by last name on pages of ten, and shows how many workers the roster has', async () => {
  const { user } = await openRoster()
  expect((await listNames()).slice(0, 4)).toEqual([
    'Acuña, Aníbal',
    'Ávila, Zoilo',
    'Cárdenas, Gladys',
    'Colmenares, Wilmer José',
  ])
  expect(await listNames()).toHaveLength(10)
  expect(screen.getByText('25 personas/trabajadores')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Página 3' }))
  await waitFor(async () => expect(await listNames()).toHaveLength(5))
  expect((await listNames()).at(-1)).toBe('Zapiola, Sandra')
  expect(window.location.search).toContain('pagina=3')
})

test('searches by DNI, and stores the search text in the address', async () => {
  const { user } = await openRoster({}, '&pagina=2')
  await user.type(await findSearchBox(), '26.418.073')
  await waitFor(async () => expect(await listNames()).toEqual(['Acuña, Aníbal']))
  expect(screen.getByText('1 persona/trabajador')).toBeVisible()
  expect(new URLSearchParams(window.location.search).get('dni')).toBe('26.418.073')
  expect(window.location.search).not.toContain('pagina')
  await user.clear(await findSearchBox())
  await user.type(await findSearchBox(), '99999')
  expect(await screen.findByText(/^Nadie de la nómina tiene «99999» en su DNI/)).toBeVisible()
  expect(screen.getByText('No hay resultados')).toBeVisible()
})

test('shows the status of a worker, and the last days of the insurance and of the background check', async () => {
  await openRoster()
  const [currentRow, expiredRow, suspendedRow] = [
    await findRow(/Acuña/),
    await findRow(/Ávila/),
    await findRow(/Llanos/),
  ]
  expect(currentRow.getByText('Activo')).toBeVisible()
  expect(currentRow.getByText('30-09-2026')).toBeVisible()
  expect(expiredRow.getByRole('cell', { name: /^Venció el 15-03-2026/ })).toBeVisible()
  expect(suspendedRow.getByText('Suspendido')).toBeVisible()
  expect((await findRow(/D'Agostino/)).getByText('No Vigente')).toBeVisible()
})

test.each(
  chooseCases(
    [
      ['33908214', 'Vence en 7 días'],
      ['36820491', 'Vence en 3 días'],
      ['7049382', 'Vence mañana'],
      ['38205917', 'Vence en 14 días'],
    ],
    2,
  ),
)(
  'for the worker with the document number %s, shows when the insurance or the background check expires: %s',
  async (documentNumber, expiryText) => {
    await openRoster({}, `&dni=${documentNumber}`)
    expect((await screen.findAllByText(expiryText))[0]).toBeVisible()
  },
)

test.each(
  chooseCases(
    [
      ['26418073', 'Sí', ['De 07:00 a 17:00']],
      ['14830629', 'No', ['El seguro A.R.T. llega hasta el 15-03-2026.']],
      [
        '25093716',
        'No',
        [
          'Los antecedentes penales llegan hasta el 01-03-2026.',
          'La autorización Carpintería está inactiva.',
        ],
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
    ] as const,
    4,
  ),
)(
  'shows whether the worker with the document number %s may enter tomorrow (%s), and the hours or the reasons: %o',
  async (documentNumber, yesOrNo, hoursOrReasons) => {
    await openRoster({}, `&dni=${documentNumber}`)
    const cell = await screen.findByRole('cell', { name: new RegExp(`^${yesOrNo} (?!Vigente)`) })
    const sentences = within(cell)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    expect(sentences).toEqual(expect.arrayContaining([...hoursOrReasons]))
  },
)

test('explains that nobody may enter a suspended work', async () => {
  await openRoster(
    { prepare: async ({ db }) => db.works.save({ ...db.works.require(501), status: 'SUSPENDED' }) },
    '&dni=26418073',
  )
  expect(await screen.findByText('La obra está suspendida.')).toBeVisible()
})

test('if the group authorizations fail to load, hides who may enter until a retry succeeds', async () => {
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

test('loads the roster on a retry, and moves the focus to an element around the table', async () => {
  const { user, mock } = await openRoster({ faults: [{ operationId: 'listWorkers', status: 500 }] })
  const retryButton = await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(retryButton)
  const table = await screen.findByRole('table')
  await waitFor(() => expect(document.activeElement).toContainElement(table))
  expect(document.body).not.toHaveFocus()
})

test('explains the roster in the help and below the table', async () => {
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

test('tells a suspended manager, in the dialog and at each button, why they may not change the roster', async () => {
  const { user, mock } = await openRoster(
    {
      as: 'obra',
      prepare: async ({ db }) => {
        const signedInManager = db.workManagers
          .by('work_id', 501)
          .find(({ person_id }) => db.persons.require(person_id).id_number === '28777888')
        if (signedInManager) await db.workManagers.save({ ...signedInManager, status: 'SUSPENDED' })
      },
    },
    '&vista=agregar',
  )
  const reason = /suspendid/
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar trabajador' }))
  expect(dialog.getByText(reason)).toBeVisible()
  await user.keyboard('{Escape}')
  await findRow(/Acuña/)
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

test.each(
  chooseCases(
    [
      '&vista=estado&id=2.5',
      '&vista=estado&id=1e9',
      '&vista=nada',
      '&orden=x&pagina=-3&dni=',
      `&dni=${'9'.repeat(300)}`,
      '&dni=%E2%80%AE%F0%9F%92%A9',
    ],
    2,
  ),
)('shows the roster, and no error, for an invalid query string: %s', async (invalidParameters) => {
  await openRoster({}, invalidParameters)
  expect(await screen.findByText(/personas?\/trabajador/)).toBeVisible()
  expect(
    screen.queryByText('Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'),
  ).not.toBeInTheDocument()
})
