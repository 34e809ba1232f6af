import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Steps } from '@/design-system/components/Steps/Steps'

/** Each row: the index of the current step, and the announced text of each step. */
test.each([
  [0, ['Who', 'Documents', 'Summary']],
  [1, ['Who (done)', 'Documents', 'Summary']],
  [2, ['Who (done)', 'Documents (done)', 'Summary']],
])('announces each step before the current step (index %i) as done', (current, announcedTexts) => {
  render(
    <Steps label="Submission" steps={['Who', 'Documents', 'Summary']} current={current} doneLabel="done" />,
  )
  expect(screen.getByRole('list', { name: 'Submission' })).toBeVisible()
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.lastElementChild?.textContent)).toEqual(announcedTexts)
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(
    announcedTexts.map((_, index) => (index === current ? 'step' : null)),
  )
})
