import { useLayoutEffect } from 'react'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { copy } from './copy'
import type { RequestedSpecimen } from './requested-specimen'

/** One specimen and nothing else, for screenshots and checks in a browser; the theme reaches what floats, too. */
export function SpecimenAlone({ specimen, theme }: RequestedSpecimen) {
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    if (theme) root.dataset.theme = theme
    return () => {
      if (before === undefined) delete root.dataset.theme
      else root.dataset.theme = before
    }
  }, [theme])

  if (!specimen) {
    return <EmptyState title={copy.notFound} action={<TextLink href="?">{copy.back}</TextLink>} />
  }
  const alone = <div lang="en">{specimen.render()}</div>
  return specimen.isOverlay ? alone : <Stack padding={4}>{alone}</Stack>
}
