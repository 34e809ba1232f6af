import { AdministrationSection } from '@mocks/panel/sections/AdministrationSection'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderSection } from './render-section'

const findList = () =>
  screen.findByRole('list', { name: 'Presentaciones pendientes, de la más vieja a la más nueva' })
/** Finds the card of the submission with the given number. */
const findCard = async (number: number) => {
  const text = await screen.findByText(new RegExp(`n\\.º ${number} `))
  return within(text.closest('ul > li') as HTMLElement)
}

describe('AdministrationSection', () => {
  it('lists the oldest pending submission first, with its creator and its people', async () => {
    await renderSection(<AdministrationSection />)
    const [oldest] = (await findList()).children
    expect(oldest).toHaveTextContent('Presentación n.º 8021 · Presentada por Ernesto Ñancupil en Los Álamos')
    expect(oldest).toHaveTextContent('Antecedentes penales')
    expect(oldest).toHaveTextContent('Alcides Núñez RotelaDocumento 31582074')
  })

  it('approves one person, reports the approval in the card, and refreshes the portal', async () => {
    const { user, mock, refreshPortal } = await renderSection(<AdministrationSection />)
    const submission = await findCard(8025)
    await user.click(submission.getByRole('button', { name: 'Aprobar a Marisa Yacante' }))
    const message = await submission.findByText('La Administración aprobó a Marisa Yacante.')
    expect(submission.getByText('Aprobada')).toBeVisible()
    // The clicked button is removed, so the focus moves to the message.
    await waitFor(() => expect(document.activeElement).toContainElement(message))
    expect(refreshPortal).toHaveBeenCalledOnce()
    expect(mock.db.insuredPeople.find((row) => row.person_id === 4192)).toMatchObject([
      { status: 'APPROVED' },
    ])
  })

  it('rejects one person with a comment, shows the comment, and leaves the other people pending', async () => {
    const { user, mock, refreshPortal } = await renderSection(<AdministrationSection />)
    const submission = await findCard(8025)
    const rejectButton = submission.getByRole('button', { name: 'Rechazar a Marisa Yacante' })
    expect(rejectButton).toHaveAttribute('aria-expanded', 'false')
    await user.click(rejectButton)
    const field = submission.getByRole('textbox', { name: 'Por qué rechazás a Marisa Yacante' })
    expect(field).toHaveFocus()
    await user.type(field, ' Falta la firma. ')
    await user.click(submission.getByRole('button', { name: 'Confirmar el rechazo de Marisa Yacante' }))
    expect(await submission.findByText('La Administración rechazó a Marisa Yacante.')).toBeVisible()
    expect(submission.getByText('Rechazada')).toBeVisible()
    expect(submission.getByText('"Falta la firma."')).toBeVisible()
    expect(field).not.toBeInTheDocument()
    expect(refreshPortal).toHaveBeenCalledOnce()
    const rows = mock.db.insuredPeople.by('insurance_submission_id', 8025)
    expect(
      rows.map(({ person_id, status, comment }) => [person_id === 4192, status, comment]).sort(),
    ).toEqual([
      [false, 'PENDING', null],
      [true, 'REJECTED', 'Falta la firma.'],
    ])
    expect(mock.db.insuranceSubmissions.require(8025).status).toBe('PENDING')
  })

  it('rejects one entry of a background check without a comment', async () => {
    const { user, mock } = await renderSection(<AdministrationSection />)
    const submission = await findCard(8021)
    await user.click(submission.getByRole('button', { name: 'Rechazar a Alcides Núñez Rotela' }))
    await user.click(submission.getByRole('button', { name: 'Confirmar el rechazo de Alcides Núñez Rotela' }))
    expect(await submission.findByText('La Administración rechazó a Alcides Núñez Rotela.')).toBeVisible()
    expect(mock.db.backgroundCheckPeople.by('background_check_submission_id', 8021)).toMatchObject([
      { status: 'REJECTED', comment: null },
    ])
  })

  it('limits the comment on a person to the length that the contract allows', async () => {
    const { user, mock } = await renderSection(<AdministrationSection />)
    const submission = await findCard(8025)
    await user.click(submission.getByRole('button', { name: 'Rechazar a Marisa Yacante' }))
    await user.click(submission.getByRole('textbox', { name: 'Por qué rechazás a Marisa Yacante' }))
    await user.paste('x'.repeat(1001))
    await user.click(submission.getByRole('button', { name: 'Confirmar el rechazo de Marisa Yacante' }))
    await submission.findByText('La Administración rechazó a Marisa Yacante.')
    expect(mock.db.insuredPeople.find((row) => row.person_id === 4192)).toMatchObject([
      { comment: 'x'.repeat(1000) },
    ])
  })

  it('closes the field for the reason when the user presses the button again, and rejects nobody', async () => {
    const { user, mock } = await renderSection(<AdministrationSection />)
    const submission = await findCard(8025)
    const rejectButton = submission.getByRole('button', { name: 'Rechazar a Marisa Yacante' })
    await user.click(rejectButton)
    await user.click(rejectButton)
    expect(submission.queryByRole('textbox', { name: /^Por qué rechazás/ })).not.toBeInTheDocument()
    expect(mock.db.insuredPeople.find((row) => row.person_id === 4192)).toMatchObject([{ status: 'PENDING' }])
  })

  it('rejects a whole submission, removes its card, and saves the comment as the description of the submission', async () => {
    const { user, mock } = await renderSection(<AdministrationSection />)
    const submission = await findCard(8021)
    await user.type(
      submission.getByRole('textbox', { name: 'Comentario para rechazar todo' }),
      ' Falta la firma. ',
    )
    await user.click(submission.getByRole('button', { name: /^Rechazar todo/ }))
    expect(await screen.findByText('La Administración rechazó la presentación n.º 8021.')).toBeVisible()
    expect(screen.queryByText(/n\.º 8021 ·/)).not.toBeInTheDocument()
    expect(mock.db.backgroundCheckSubmissions.require(8021)).toMatchObject({
      status: 'REJECTED',
      description: 'Falta la firma.',
    })
  })

  it('approves a whole submission without a comment', async () => {
    const { user, mock } = await renderSection(<AdministrationSection />)
    await user.click((await findCard(8023)).getByRole('button', { name: /^Aprobar todo/ }))
    expect(await screen.findByText('La Administración aprobó la presentación n.º 8023.')).toBeVisible()
    expect(mock.db.insuranceSubmissions.require(8023).status).toBe('APPROVED')
  })

  it('shows a failure in the card of the submission, and keeps the comment for the next attempt', async () => {
    let isDown = true
    const { user, refreshPortal } = await renderSection(<AdministrationSection />, {
      intercept: (method) =>
        method === 'POST' && isDown ? Promise.reject(new TypeError('no connection')) : undefined,
    })
    const submission = await findCard(8021)
    const comment = submission.getByRole('textbox', { name: 'Comentario para rechazar todo' })
    await user.type(comment, 'Falta la firma.')
    await user.click(submission.getByRole('button', { name: /^Rechazar todo/ }))
    expect(await submission.findByRole('alert')).toHaveTextContent(
      'No se pudo decidirEl backend simulado no respondió. Volvé a intentarlo.',
    )
    expect(comment).toHaveValue('Falta la firma.')
    expect(refreshPortal).not.toHaveBeenCalled()
    isDown = false
    await user.click(submission.getByRole('button', { name: /^Rechazar todo/ }))
    expect(await screen.findByText('La Administración rechazó la presentación n.º 8021.')).toBeVisible()
  })

  it('explains why the user cannot reject a submission that is already decided, and removes its card', async () => {
    const { user, client } = await renderSection(<AdministrationSection />)
    const submission = await findCard(8021)
    await client.decide({ submission: 8021, status: 'APPROVED' })
    await user.click(submission.getByRole('button', { name: /^Rechazar todo/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('La presentación ya fue resuelta.')
    expect(screen.queryByText(/n\.º 8021 ·/)).not.toBeInTheDocument()
  })

  it('finds a submission by the name of a person in it', async () => {
    const { user } = await renderSection(<AdministrationSection />)
    await user.type(await screen.findByRole('searchbox'), 'ibarguren{Enter}')
    expect(await screen.findByText('1 presentación')).toBeVisible()
    expect((await findList()).children).toHaveLength(1)
    await findCard(8023)
  })

  it('shows a message if no submission is pending', async () => {
    await renderSection(<AdministrationSection />, { scenario: 'empty' })
    expect(await screen.findByText('No hay nada para revisar')).toBeVisible()
  })
})
