# Read aloud by a voice of the device.

aloud-line = Speaks what a screen reader would be told at the table, by a voice of this device. Nothing is sent anywhere, and nobody listens.
aloud-none = This device has no voice of its own for this language, so nothing can be spoken. Voices are added in the settings of the system, under speech, text to speech or accessibility. Voices that send the text to a company are not used.
aloud-on = Read aloud at the table
aloud-voice = Voice
aloud-speed = Speed
aloud-plays = Turns and plays
aloud-refusals = Why something may not be done
aloud-ends = What a deal came to
aloud-try = Hear the voice
aloud-again = At the table, the key . says the last thing again.
aloud-sample = North plays the ace of spades.
