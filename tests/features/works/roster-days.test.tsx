import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setFaults } from '../../support/render-screen'
import { deactivateSubmissions, findWorker, openRoster } from './workers-steps'

const findTimeline = async () => within(await screen.findByRole('grid', { name: /^Quiénes entran del / }))
const getNames = () => screen.getAllByRole('rowheader').map((head) => head.firstChild?.textContent)
const openTimeline = async (...[options, parameters = '']: Parameters<typeof openRoster>) => {
  const view = await openRoster(options, `&modo=dias${parameters}`)
  await findTimeline()
  return view
}

test('the switch shows the next days, keeps the part and the search, and is in the address', async () => {
  const { user } = await openRoster({}, '&parte=vencen&dni=o&orden=status&pagina=2')
  await screen.findAllByRole('rowheader')
  await user.click(screen.getByRole('radio', { name: 'Días' }))
  await findTimeline()
  expect(window.location.search).toBe('?tab=nomina&parte=vencen&dni=o&orden=status&modo=dias')
  await user.click(screen.getByRole('radio', { name: 'Lista' }))
  await screen.findByRole('table', { name: 'Nómina' })
  expect(window.location.search).toBe('?tab=nomina&parte=vencen&dni=o&orden=status')
})

test('each row has one sentence, and the rows begin with those who cannot enter today', async () => {
  await openTimeline()
  const heads = screen.getAllByRole('rowheader')
  expect(heads).toHaveLength(25)
  expect(
    screen.getByText(
      '25 personas/trabajadores. Hoy les falta algo para entrar a 19. En los días que siguen les falta algo para entrar a 5 más.',
    ),
  ).toBeVisible()
  const sentences = heads.map((head) => getDescription(head))
  const firstLater = sentences.findIndex((sentence) => !/^No entra( hasta|:)/.test(sentence))
  expect(firstLater).toBe(19)
  expect(sentences.slice(firstLater).some((sentence) => /^No entra( hasta|:)/.test(sentence))).toBe(false)
  expect(getSentence(/^Ávila, Zoilo/)).toBe('No entra: venció la A.R.T.')
  expect(getSentence(/^Ordóñez, Íñigo/)).toBe('No entra desde el 20-03: vence la A.R.T.')
  expect(getSentence(/^Acuña, Aníbal/)).toMatch(/^Sin cortes hasta el \d\d-\d\d\.$/)
})

const getSentence = (name: RegExp) => getDescription(screen.getByRole('rowheader', { name }))
const getDescription = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

test('has the workers of the part and of the search only', async () => {
  const { user } = await openTimeline({}, '&parte=sin-art')
  const all = getNames()
  expect(all).not.toContain('Acuña, Aníbal')
  await user.type(screen.getByRole('searchbox'), 'avila')
  await waitFor(() => expect(getNames()).toEqual(['Ávila, Zoilo']))
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'nadie así')
  expect(await screen.findByText(/^Nadie de la nómina tiene «nadie así»/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Agregar trabajador' }))
  expect(await screen.findByRole('dialog', { name: 'Agregar trabajador' })).toBeVisible()
})

test('says for each day of the row with the focus whether the worker enters', async () => {
  const { user } = await openTimeline({}, '&dni=ordonez')
  screen.getByRole('rowheader').focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toHaveAccessibleName(/^hoy, lunes 16-03-2026: no entra\. La autorización/)
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toHaveAccessibleName('martes 17-03-2026: entra de 07:00 a 17:00.')
  expect(screen.getByText('martes 17-03-2026: entra de 07:00 a 17:00.')).toBeVisible()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toHaveAccessibleName(
    'viernes 20-03-2026: no entra. El seguro A.R.T. llega hasta el 19-03-2026.',
  )
})

test('Enter opens the renewal of the worker', async () => {
  const { user } = await openTimeline({ as: 'obra' }, '&dni=avila')
  screen.getByRole('rowheader').focus()
  await user.keyboard('{Enter}')
  const people = within(await screen.findByRole('table', { name: 'Trabajadores' }))
  expect(people.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Zoilo Ávila'])
  expect(window.location.search).toBe('?tipo=seguros')
})

test('opens the groups for a worker without a group, and the form of the status for a worker who is not current', async () => {
  const { user } = await openTimeline({}, '&dni=nunez')
  const address = window.location.search
  await user.click(screen.getByRole('button', { name: 'Editar estado de Núñez, Olegario' }))
  expect(await screen.findByRole('dialog', { name: 'Editar estado' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await user.click(await screen.findByRole('button', { name: 'Ver autorizaciones de Núñez, Lucas' }))
  expect(await screen.findByRole('tab', { name: 'Autorizaciones', selected: true })).toHaveFocus()
  window.history.back()
  await findTimeline()
  expect(window.location.search).toBe(address)
  expect(getNames()).toContain('Núñez, Lucas')
})

/** Makes the insurance of Zoilo Ávila pending. */
async function addPendingInsurance({ db }: Mock) {
  const pending = db.insuranceSubmissions
    .all()
    .find(({ status, creator_id }) => status === 'PENDING' && creator_id === 304)
  const sample = db.insuredPeople.all()[0]
  if (!pending || !sample) throw new Error('the sample data have changed')
  const row = { ...sample, insurance_submission_id: pending.id, person_id: requireAvila(db).id }
  await db.insuredPeople.insert({ ...row, id: 99_001, status: 'PENDING' })
}

function requireAvila(db: Mock['db']) {
  const person = db.persons.first(({ id_number }) => id_number === '14830629')
  if (!person) throw new Error('the sample data have changed')
  return person
}

test('the form of the status opens for a worker after the first 500, which is the largest page', async () => {
  const { user } = await openTimeline(
    {
      prepare: async (mock) => {
        const [sample, last] = [findWorker(mock, '26418073'), findWorker(mock, '7620918')]
        if (!sample || !last) throw new Error('the sample data have changed')
        for (let id = 90_000; id < 90_500; id += 1) await mock.db.workers.insert({ ...sample, id })
        await mock.db.workers.remove(last.id)
        await mock.db.workers.insert({ ...last, id: 90_500 })
      },
    },
    '&dni=nunez&pagina=2',
  )
  await user.click(screen.getByRole('button', { name: 'Editar estado de Núñez, Olegario' }))
  expect(await screen.findByRole('button', { name: 'Guardar' })).toBeVisible()
})

test('a submitted paper is in revision, and cannot be submitted again from here', async () => {
  const { user } = await openTimeline({ as: 'obra', prepare: addPendingInsurance }, '&dni=avila')
  const button = await screen.findByRole('button', { name: 'A.R.T. en revisión de Ávila, Zoilo' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Ya está presentado. Falta que la Administración decida.')
  screen.getByRole('rowheader').focus()
  await user.keyboard('{Enter}')

  const notice = { selector: '[data-toasts] *' }
  expect(
    await screen.findByText('Ya está presentado. Falta que la Administración decida.', notice),
  ).toBeVisible()
})

test('while one of two missing papers is in revision, the other one can be renewed', async () => {
  await openTimeline(
    {
      as: 'obra',
      prepare: async (mock) => {
        await addPendingInsurance(mock)
        await mock.db.persons.save({ ...requireAvila(mock.db), background_check_expiration_date: null })
      },
    },
    '&dni=avila',
  )
  expect(getSentence(/^Ávila/)).toBe('No entra: venció la A.R.T. y no tiene antecedentes.')
  const button = await screen.findByRole('button', { name: 'Renovar antecedentes de Ávila, Zoilo' })
  expect(button).not.toHaveAttribute('aria-disabled', 'true')
})

test('without document submissions, no paper can be renewed', async () => {
  await openTimeline({ prepare: deactivateSubmissions })
  expect(screen.queryByRole('button', { name: /^Renovar/ })).not.toBeInTheDocument()
})

test('marks the end of the work', async () => {
  await openTimeline({
    prepare: async ({ db }) => {
      await db.works.save({ ...db.works.require(501), end_date: '2026-03-20' })
    },
  })
  expect(screen.getByRole('columnheader', { name: 'viernes 20-03-2026, termina la obra' })).toBeVisible()
  expect(screen.getByText(/La línea gruesa/)).toHaveTextContent(/es el fin de la obra: 20-03-2026\.$/)
})

test('shows one message and a retry if the roster cannot be read', async () => {
  const { user, mock } = await openRoster(
    { faults: [{ operationId: 'listWorkers', status: 500 }] },
    '&modo=dias',
  )
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  await setFaults(mock, [])
  await user.click(retry)
  await findTimeline()
  expect(getNames()).toHaveLength(25)
})
