/** Texts that leave nothing to see: blanks, control characters, marks of direction, joiners, fillers. */
const onlyUnseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

export const isSeen = (text: string): boolean => !onlyUnseen.test(text)

/** Returns a text without blanks around it, and '' for one of which nothing is seen. Letters of Malayalam end with joiners. */
export const seenText = (text: string): string => (isSeen(text) ? text.trim() : '')
