# De niveaus van de computerspelers in het Nederlands: winden, van de zachtste tot de felste.

level-1 = Zefier
level-1-note = speelt verstandig maar kijkt niet verder dan de eigen zet, en neemt vaak de op één na beste
level-2 = Mistral
level-2-note = bekijkt de eigen zet met zorg, en kiest soms een andere die bijna even goed is
level-3 = Harmattan
level-3-note = denkt een paar zetten vooruit, en laat zo nu en dan iets liggen
level-4 = Sirocco
level-4-note = denkt ver vooruit en vergeeft weinig
level-5 = Samoem
level-5-note = de sterkste die er is: denkt zo lang als u wilt
