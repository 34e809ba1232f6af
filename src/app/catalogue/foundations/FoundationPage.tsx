import type { ComponentType } from 'react'
import { PageHeader } from '@/design-system/components/PageHeader/PageHeader'
import { Stack } from '@/design-system/components/Stack/Stack'
import { useArrivalFocus } from '@/patterns/page/use-arrival-focus'
import type { FoundationId } from '../catalogue-address'
import { copy } from '../copy'
import { ColorPage } from './ColorPage'
import { IconsPage } from './IconsPage'
import { MotionPage } from './MotionPage'
import { SpacePage } from './SpacePage'
import { TypePage } from './TypePage'
import { WordsPage } from './WordsPage'

const pages: Record<FoundationId, ComponentType> = {
  color: ColorPage,
  type: TypePage,
  space: SpacePage,
  icons: IconsPage,
  motion: MotionPage,
  words: WordsPage,
}

/** The catalogue page of one foundation, such as colour or type, with its title and content. */
export function FoundationPage({ id }: { id: FoundationId }) {
  const heading = useArrivalFocus()
  const { title, purpose } = copy.foundations[id]
  const Content = pages[id]
  return (
    <Stack gap={10}>
      <PageHeader title={title} titleRef={heading} description={purpose} />
      <Content />
    </Stack>
  )
}
