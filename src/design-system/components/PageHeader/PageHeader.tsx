import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { above, space } from '@/design-system/theme/tokens'
import { PageHeaderContent, type PageHeaderContentProps } from './PageHeaderContent'

interface PageHeaderProps
  extends PageHeaderContentProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {}

/** The header of a page: the link back, the title, the description and the actions. */
export function PageHeader({ title, titleRef, description, back, actions, ...rest }: PageHeaderProps) {
  return (
    <Root {...rest}>
      <PageHeaderContent {...{ title, titleRef, description, back, actions }} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(6)};
  align-items: center;

  /* The actions are beside the title if both fit, otherwise below the title, so that no title is cut off. */
  @media ${above.compact} {
    display: flex;
    flex-wrap: wrap;
    row-gap: ${space(4)};
  }
`
