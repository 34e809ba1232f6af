import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { preventDateBreaks } from '@/design-system/prevent-date-breaks'
import { hiddenInPrint } from '@/design-system/theme/mixins'
import { above, color, space } from '@/design-system/theme/tokens'
import { Heading } from '../Heading/Heading'
import { Unbroken } from '../Unbroken/Unbroken'

export interface PageHeaderContentProps {
  /** The page's only h1. */
  title: ReactNode
  /** The ref of the h1, which gets the focus after a change of route. */
  titleRef?: Ref<HTMLHeadingElement>
  /** A text below the title. */
  description?: ReactNode
  /** The link to the parent page. */
  back?: ReactNode
  /** The actions of the page; the most important first. */
  actions?: ReactNode
}

/** The content of a `PageHeader`, for a header that is already in the page. */
export function PageHeaderContent({ title, titleRef, description, back, actions }: PageHeaderContentProps) {
  return (
    <>
      {back && <Back>{back}</Back>}
      <Texts>
        <Heading ref={titleRef} level={1} tabIndex={-1}>
          {typeof title === 'string' ? <Unbroken>{title}</Unbroken> : title}
        </Heading>
        {description && <Description>{preventDateBreaks(description)}</Description>}
      </Texts>
      {actions && <Actions>{actions}</Actions>}
    </>
  )
}

const Back = styled.div`
  flex: 0 0 100%;
  margin-block-end: -${space(2)};

  ${hiddenInPrint}
`

const Texts = styled.div`
  flex: 1 1 ${space(64)};
  min-inline-size: 0;
`

const Description = styled.p`
  margin-block-start: ${space(1)};
  color: ${color.inkMuted};
  text-wrap: pretty;
`

const Actions = styled.div`
  display: flex;
  max-inline-size: 100%;
  min-inline-size: 0;
  flex-direction: column;
  gap: ${space(3)};

  @media ${above.stack} {
    flex-flow: row wrap;
  }
`
