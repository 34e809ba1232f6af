import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NoteTag } from '@/design-system/components/NoteTag/NoteTag'

const renderNoteTag = () => render(<NoteTag note="The scan cannot be read.">Rejected</NoteTag>)

test('shows the note as a tooltip on keyboard focus and on click, and describes the tag by the note', async () => {
  const user = userEvent.setup()
  renderNoteTag()
  await user.tab()
  const tag = screen.getByRole('button', { name: 'Rejected' })
  expect(await screen.findByRole('tooltip')).toHaveTextContent('The scan cannot be read.')
  expect(tag).toHaveAccessibleDescription('The scan cannot be read.')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  await user.click(tag)
  // The tooltip is invisible until its fade-in starts.
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
})
