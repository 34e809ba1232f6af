import { MessageSquareText } from 'lucide-react'
import type { ComponentProps, ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { touchTarget } from '@/design-system/theme/mixins'
import { radius } from '@/design-system/theme/tokens'
import { Tag } from '../Tag/Tag'
import { Tooltip } from '../Tooltip/Tooltip'

interface NoteTagProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** The colour, which carries no information beyond the text. */
  tone?: ComponentProps<typeof Tag>['tone']
  /** The text of the tooltip, which opens on hover, press and keyboard focus. */
  note: string
  /** The text of the tag, a single word. */
  children: string
}

/** A tag whose note appears in a tooltip. */
export function NoteTag({ tone, note, children, ...rest }: NoteTagProps) {
  // The accessible name of a tag without text is its note.
  const name = children === '' ? note : undefined
  return (
    <Tooltip content={note} opensOnPress>
      <Root aria-label={name} {...rest} type="button">
        <Tag tone={tone} icon={<MessageSquareText aria-hidden="true" />}>
          {children}
        </Tag>
      </Root>
    </Tooltip>
  )
}

const Root = styled.button`
  max-inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  text-align: start;
  cursor: help;

  ${touchTarget}
`
