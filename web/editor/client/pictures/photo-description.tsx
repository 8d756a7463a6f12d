import { useId } from 'react';
import type { LanguageOfText } from '../../calls/edit-request.ts';
import type { WrittenText } from '../../calls/pictures/written-text.ts';

interface PhotoDescriptionProps {
  /** The languages that it is written in; none of a site that has but one. */
  readonly languages: readonly LanguageOfText[];
  readonly alt: WrittenText;
  readonly onChange: (alt: WrittenText) => void;
}

/** Asks what a photo shows, in each language of the site. */
export function PhotoDescription({ languages, alt, onChange }: PhotoDescriptionProps) {
  const question = 'What does it show?';
  if (typeof alt === 'string') return <Described label={question} text={alt} onChange={onChange} />;
  return languages.map(({ language, name }) => (
    <Described
      key={language}
      label={`${question} (${name})`}
      text={alt[language] ?? ''}
      onChange={(text) => onChange({ ...alt, [language]: text })}
    />
  ));
}

/** A description with a text for each language, if there are several. */
export function inEach(languages: readonly LanguageOfText[], alt: WrittenText): WrittenText {
  if (languages.length === 0) return alt;
  const textIn = (language: string) => (typeof alt === 'string' ? alt : (alt[language] ?? ''));
  return Object.fromEntries(languages.map(({ language }) => [language, textIn(language)]));
}

interface DescribedProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function Described({ label, text, onChange }: DescribedProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        className="wide"
        id={id}
        value={text}
        maxLength={300}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
