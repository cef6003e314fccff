import {
  useImperativeHandle,
  type AriaAttributes,
  type FocusEventHandler,
  type Ref,
  type RefObject,
} from 'react'

/** Attributes that every part passes to one of its elements, as it says; `data-*` and `aria-*` go there too. */
export interface DomProps<E extends Element = HTMLElement> extends AriaAttributes {
  /** Receives the element. */
  ref?: Ref<E>
  /** Id of the element. */
  id?: string
  /** Added to the classes of the element. */
  className?: string
}

/** Props of buttons and links beside those of every part. */
export interface FocusProps<E extends Element> extends DomProps<E> {
  /** Language of the label: 'ml', 'ar'. */
  lang?: string
  /** Called when the element receives the focus. */
  onFocus?: FocusEventHandler<E>
  /** Called when the element loses the focus. */
  onBlur?: FocusEventHandler<E>
}

/** Props of native buttons. */
export interface NativeButtonProps extends FocusProps<HTMLButtonElement> {
  /** `submit` and `reset` act on the surrounding form, or on `form`. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Id of the form that it submits or resets from outside. */
  form?: string
  /** Key under which a submit button adds `value` to the form data. */
  name?: string
  /** Value that a submit button adds to the form data. */
  value?: string
  /** Id of the popover that it opens or closes. */
  popoverTarget?: string
  /** Whether it only opens, or only closes. @default 'toggle' */
  popoverTargetAction?: 'toggle' | 'show' | 'hide'
}

const plain = /^(data|aria)-|^id$/

/** Returns `id`, `data-*` and `aria-*` of a part's props. */
export function domProps(props: Omit<DomProps, 'ref'>) {
  return Object.fromEntries(Object.entries(props).filter(([name]) => plain.test(name)))
}

/** Passes an element that the part itself needs to the caller's ref too. */
export function usePassedRef<E extends Element>(own: RefObject<E | null>, ref: Ref<E> | undefined) {
  useImperativeHandle<E | null, E | null>(ref, () => own.current)
}
