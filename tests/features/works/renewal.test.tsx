import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deactivateSubmissions, openRoster } from './workers-steps'

type User = Awaited<ReturnType<typeof openRoster>>['user']

const findBoxes = async () => {
  await screen.findAllByRole('rowheader')
  return screen.findAllByRole('checkbox', { name: /^Elegir a / })
}

/** Chooses the first workers of the part of the roster without insurance, and returns their names. */
async function chooseFirst(user: User, count: number) {
  const names: string[] = []
  for (const box of (await findBoxes()).slice(0, count)) {
    await user.click(box)
    names.push((box as HTMLInputElement).labels?.[0]?.textContent?.replace('Elegir a ', '') ?? '')
  }
  return names
}

const findPeople = async () =>
  within(await screen.findByRole('table', { name: 'Trabajadores' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

test('the whole roster has no choice, and a part lets the user choose', async () => {
  const { user } = await openRoster()
  await screen.findByRole('radiogroup', { name: /^Mañana entran/ })
  expect(screen.queryByRole('checkbox', { name: /^Elegir a / })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /^Sin A\.R\.T\./ }))
  expect((await findBoxes()).length).toBeGreaterThan(4)
  expect(screen.queryByRole('button', { name: 'Renovar A.R.T.' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Agregar trabajador' })).not.toBeInTheDocument()
})

test('opens a new insurance for the chosen workers, with the last company and holder, from today if one has none', async () => {
  const { user, mock } = await openRoster({ as: 'obra' }, '&parte=sin-art')
  const names = await chooseFirst(user, 3)
  expect(screen.getByText('3 elegidos')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Renovar A.R.T.' }))
  expect(await findPeople()).toEqual(names)
  expect(window.location.pathname + window.location.search).toBe('/submissions/101/new?tipo=seguros')
  expect(await screen.findByRole('textbox', { name: /^Fecha de inicio/ })).toHaveValue('16-03-2026')
  const [last] = mock.db.insuranceSubmissions
    .all()
    .filter(({ creator_id }) => creator_id === 304)
    .sort((left, right) => right.created_at.localeCompare(left.created_at))
  if (!last) throw new Error('the user has no submission')
  expect(screen.getByRole('combobox', { name: /^Compañía/ })).toHaveDisplayValue(
    mock.db.insuranceCompanies.require(last.company_id).name,
  )
  expect(screen.getByRole('textbox', { name: /^Nombre o razón social/ })).toHaveValue(
    last.policy_holder_full_name,
  )
  expect(screen.getByRole('textbox', { name: /^Número de Póliza/ })).toHaveValue('')
})

test('the suggestions are left out if the last submission cannot be read', async () => {
  const { user } = await openRoster(
    { as: 'obra', faults: [{ operationId: 'listInsuranceSubmissions', status: 500 }] },
    '&parte=sin-art',
  )
  const names = await chooseFirst(user, 1)
  await user.click(screen.getByRole('button', { name: 'Renovar A.R.T.' }))
  expect(await findPeople()).toEqual(names)
  expect(screen.getByRole('textbox', { name: /^Nombre o razón social/ })).toHaveValue('')
})

test('opens background checks for all workers of a part, each from the day after the present one ends', async () => {
  const { user } = await openRoster({ as: 'obra' }, '&parte=vencen')
  await findBoxes()
  await user.click(screen.getByRole('button', { name: 'Elegir a todos' }))
  const count = Number(/^(\d+) elegidos$/.exec(screen.getByText(/ elegidos$/).textContent ?? '')?.[1])
  expect(count).toBeGreaterThan(1)
  await user.click(screen.getByRole('button', { name: 'Renovar antecedentes' }))
  expect(await screen.findByText(new RegExp(`^${count} personas`))).toBeVisible()
})

const getMainButton = () => document.querySelector('button[data-variant="primary"]')

test('another part begins with nobody chosen, and its main button is for the paper that its workers lack', async () => {
  const { user } = await openRoster({}, '&parte=sin-art')
  await chooseFirst(user, 2)
  expect(getMainButton()).toHaveTextContent('Renovar A.R.T.')
  await user.click(screen.getByRole('radio', { name: /^Sin antecedentes/ }))
  await waitFor(() => expect(screen.queryByText(/ elegidos$/)).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Elegir a todos' }))
  expect(screen.getByText(/ elegidos$/)).toBeVisible()
  expect(getMainButton()).toHaveTextContent('Renovar antecedentes')
  await user.click(screen.getByRole('button', { name: 'No elegir a nadie' }))
  expect(screen.queryByText(/ elegidos$/)).not.toBeInTheDocument()
})

test('says whose submitted paper is pending, and not whose is decided', async () => {
  await openRoster(
    {
      as: 'obra',
      prepare: async ({ db }) => {
        const pending = db.insuranceSubmissions
          .all()
          .find(({ status, creator_id }) => status === 'PENDING' && creator_id === 304)
        const [avila, acuna] = ['14830629', '26418073'].map((number) =>
          db.persons.first(({ id_number }) => id_number === number),
        )
        const sample = db.insuredPeople.all()[0]
        if (!pending || !avila || !acuna || !sample) throw new Error('the sample data have changed')
        const row = { ...sample, insurance_submission_id: pending.id }
        await db.insuredPeople.insert({ ...row, id: 99_001, person_id: avila.id, status: 'PENDING' })
        await db.insuredPeople.insert({ ...row, id: 99_002, person_id: acuna.id, status: 'APPROVED' })
      },
    },
    '&parte=no-entran&dni=avila',
  )
  const row = within(
    (await screen.findByRole('rowheader', { name: 'Ávila, Zoilo' })).closest('tr') as HTMLElement,
  )
  expect(await row.findAllByText('En revisión')).toHaveLength(1)
  expect(screen.getAllByText('En revisión')).toHaveLength(1)
})

test('leaves out the workers whose submitted paper is pending, and names them', async () => {
  const { user } = await openRoster(
    {
      as: 'obra',
      prepare: async ({ db }) => {
        const pending = db.insuranceSubmissions
          .all()
          .find(({ status, creator_id }) => status === 'PENDING' && creator_id === 304)
        const avila = db.persons.first(({ id_number }) => id_number === '14830629')
        const sample = db.insuredPeople.all()[0]
        if (!pending || !avila || !sample) throw new Error('the sample data have changed')
        const row = { ...sample, insurance_submission_id: pending.id, person_id: avila.id }
        await db.insuredPeople.insert({ ...row, id: 99_001, status: 'PENDING' })
      },
    },
    '&parte=no-entran&dni=avila',
  )
  await screen.findByText('En revisión')
  await user.click(screen.getByRole('button', { name: 'Elegir a todos' }))
  const insurance = screen.getByRole('button', { name: 'Renovar A.R.T.' })
  expect(insurance).toHaveAccessibleDescription('Ya está en revisión.')
  expect(screen.getByRole('button', { name: 'Renovar antecedentes' })).not.toHaveAccessibleDescription()
  await user.clear(screen.getByRole('searchbox'))
  await waitFor(async () => expect((await findBoxes()).length).toBeGreaterThan(4))
  await user.click(screen.getByRole('button', { name: 'Elegir a todos' }))
  const count = Number(/^(\d+) elegidos$/.exec(screen.getByText(/ elegidos$/).textContent ?? '')?.[1])
  await user.click(insurance)
  // The sample data have other pending people.
  const notice = await screen.findByText(/^Ya están en revisión y no se incluyeron: /)
  const leftOut = notice.textContent?.replace(/^.*: |\.$/g, '').split(', ') ?? []
  expect(leftOut).toContain('Zoilo Ávila')
  expect(await screen.findByText(`${count - leftOut.length} personas`)).toBeVisible()
})

test('the rows do not wait for the pending papers', async () => {
  await openRoster(
    { faults: [{ operationId: 'listInsuranceSubmissions', status: 'timeout' }] },
    '&parte=sin-art',
  )
  expect((await findBoxes()).length).toBeGreaterThan(4)
})

test('without document submissions, nobody can be chosen', async () => {
  await openRoster({ prepare: deactivateSubmissions }, '&parte=sin-art')
  await screen.findAllByRole('rowheader')
  expect(screen.queryByRole('checkbox', { name: /^Elegir a / })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Renovar A.R.T.' })).not.toBeInTheDocument()
})
