import { MessageSquareText } from 'lucide-react'
import type { ComponentProps, ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { Tag } from '../Tag/Tag'
import { Tooltip } from '../Tooltip/Tooltip'

interface NoteTagProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  /** Its colour, which never says anything that the words do not. */
  tone?: ComponentProps<typeof Tag>['tone']
  /** What more there is to say: shown to who points at it, presses it or comes to it by Tab. */
  note: string
  /** The word. */
  children: string
}

/** A state in a word, with a note about it. */
export function NoteTag({ tone, note, children, ...rest }: NoteTagProps) {
  // Without a word the note is its name.
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
  position: relative;
  max-inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  cursor: help;

  &:focus-visible {
    outline: ${border.thick} solid ${color.focus};
    outline-offset: ${border.thick};
  }

  /* A finger gets more than the word takes. */
  @media (pointer: coarse) {
    &::after {
      position: absolute;
      inset: -${space(2)};
      content: '';
    }
  }
`
